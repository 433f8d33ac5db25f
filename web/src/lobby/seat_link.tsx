/** A link that leads to a seat or a table: to copy, and as a code that a phone reads from the screen. */

import { CopyButton } from "../copy";
import { qrCode } from "../qr";
import { say } from "../words";

export function LinkShown({ label, path }: { label: string; path: string }) {
  const address = `${location.origin}${path}`;
  return (
    <div className="room-link">
      <QrCode text={address} />
      <label>
        {label}
        <input readOnly value={address} onFocus={(event) => event.target.select()} />
      </label>
      <CopyButton text={() => address} label={say("copy")} />
    </div>
  );
}

function QrCode({ text }: { text: string }) {
  const modules = qrCode(text);
  if (!modules) return null;
  const size = modules.length + 8;
  const path = modules.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x + 4} ${y + 4}h1v1h-1z`] : []))).join("");
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={say("room-qr")} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
