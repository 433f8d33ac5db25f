import { StrictMode } from "react";
import { createRoot } from "react-dom/client";

import { App } from "./app";
import { applySettings } from "./frame/settings";
import { watchHand } from "./hand";
import "./style/base.css";
import "./style/frame.css";
import "./style/board.css";
import "./style/panel.css";
import "./style/sheets.css";
import "./style/lobby.css";

applySettings();
watchHand();
const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
