import js from "@eslint/js";
import a11y from "eslint-plugin-jsx-a11y";
import hooks from "eslint-plugin-react-hooks";
import { defineConfig } from "eslint/config";
import ts from "typescript-eslint";

export default defineConfig(
    { ignores: ["dist", "node_modules", "public", "src/wire.ts"] },
    js.configs.recommended,
    ts.configs.strictTypeChecked,
    hooks.configs.flat["recommended-latest"],
    a11y.flatConfigs.strict,
    {
        languageOptions: { parserOptions: { projectService: { allowDefaultProject: ["eslint.config.js"] } } },
        rules: {
            "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
            "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
            // Words that people read stand in locales/en/web.ftl.
            "no-restricted-syntax": ["error", { selector: "JSXText[value=/[A-Za-z]{2}/]", message: "Say it through words.ts." }],
        },
    },
    { files: ["eslint.config.js"], extends: [ts.configs.disableTypeChecked] },
);
