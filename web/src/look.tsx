/** Looking at things: whatever has a name can be pointed at for a glance, and clicked for a closer look that stays open. */

import { createContext, useContext, useEffect, useMemo, useRef } from "react";

import { isIdle } from "./board/scouts";
import { useDesk, useMarks, useSeen } from "./desk";
import { pointerRests } from "./hand";
import { say } from "./words";
import { thingName } from "./things";

/** How long somebody must point at a thing before it shows itself, in milliseconds. */
const GLANCE = 260;

export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What is looked at, where on the screen it lies, and whether it stays open. */
export interface Look {
  readonly thing: string;
  readonly from: Frame;
  readonly stays: boolean;
}

function frameOf(element: Element): Frame {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { left, top, right, bottom };
}

/** What makes an element show a thing: hover and focus for a glance, click or Enter for a closer look. */
export function useLooking(thing: string) {
  const { look, glance, seen, take } = useDesk();
  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return useMemo(
    () => ({
      onPointerEnter: (event: React.PointerEvent) => {
        if (event.pointerType !== "mouse" || event.buttons) return;
        const element = event.currentTarget;
        const wait = () => {
          if (pointerRests()) timer.current = window.setTimeout(wait, GLANCE);
          else glance({ thing, from: frameOf(element), stays: false });
        };
        window.clearTimeout(timer.current);
        timer.current = window.setTimeout(wait, GLANCE);
      },
      onPointerLeave: () => {
        window.clearTimeout(timer.current);
        glance(null);
      },
      onClick: (event: React.MouseEvent) => {
        event.stopPropagation();
        window.clearTimeout(timer.current);
        look({ thing, from: frameOf(event.currentTarget), stays: true });
      },
      onDoubleClick: () => {
        const [only, ...others] = seen.get().lit.get(thing) ?? [];
        const idle = only?.kind === "activate" && isIdle(seen.get(), only.key.slice("activate:".length));
        if (only && others.length === 0 && !idle && !seen.get().busy) take(only);
      },
      onKeyDown: (event: React.KeyboardEvent) => {
        if ((event.key !== "Enter" && event.key !== " ") || event.target !== event.currentTarget) return;
        event.preventDefault();
        event.stopPropagation();
        look({ thing, from: frameOf(event.currentTarget), stays: true });
      },
    }),
    [thing, look, glance, seen, take],
  );
}

/** Within something that is chosen as a whole a name is a word like any other. */
const Wordly = createContext(false);
export const InWords = Wordly.Provider;

/** The name of a thing, which can be looked at. */
export function Named({ thing, className = "" }: { thing: string; className?: string }) {
  const { content } = useDesk();
  const name = useSeen((seen) => thingName(content, seen.view, thing));
  const looking = useLooking(thing);
  if (useContext(Wordly)) return <span className={`name ${className}`}>{name}</span>;
  return (
    <button type="button" className={`named ${className}`} aria-label={say("look-closer", { thing: name })} {...looking}>
      {name}
    </button>
  );
}

/** A button that shows a thing. */
export function Lookable({
  thing,
  label,
  className = "",
  children,
}: {
  thing: string;
  label?: string;
  className?: string;
  children: React.ReactNode;
}) {
  const { content } = useDesk();
  const name = useSeen((seen) => thingName(content, seen.view, thing));
  const marks = useMarks(thing);
  const looking = useLooking(thing);
  return (
    <button
      type="button"
      data-thing={thing}
      className={`lookable ${className}${marks}`}
      aria-label={label ?? say("look-closer", { thing: name })}
      {...looking}
    >
      {children}
    </button>
  );
}
