"""Pages that the service writes itself: what a link asks of whoever opens it, also where no script runs."""

from __future__ import annotations

from html import escape

from litestar import MediaType, Response

from mecatol.texts import Texts

from ..refusals import Declined

PAGE = """<!doctype html>
<html lang="{language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta property="og:site_name" content="Mecatol">
<meta property="og:title" content="{title}"><meta property="og:description" content="{told}">
<title>{title}</title><link rel="icon" type="image/svg+xml" href="/icon.svg"><link rel="stylesheet" href="/page.css"></head>
<body><main><img src="/icon.svg" alt="" width="72" height="72"><h1>{title}</h1>{lines}{asked}<a href="/">{lobby}</a></main>
</body></html>
"""
ASKED = '<form method="post"><button>{button}</button></form>'


def page(texts: Texts, title: str, *lines: str, button: str = "", status: int = 200) -> Response[str]:
    """A page with a heading, some lines, and a button where it asks something."""
    body = PAGE.format(
        language=texts.language,
        title=escape(title),
        told=escape(" ".join(lines)),
        lines="".join(f"<p>{escape(line)}</p>" for line in lines),
        asked=ASKED.format(button=escape(button)) if button else "",
        lobby=escape(texts.say("page-lobby")),
    )
    return Response(body, media_type=MediaType.HTML, status_code=status)


def declined_page(texts: Texts, why: Declined) -> Response[str]:
    """What was declined, for people."""
    problem = why.problem(texts)
    return page(texts, problem.message, problem.remedy, status=why.status)
