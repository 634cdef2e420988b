/** The look of the sandbox's own pages: one column, both themes, readable from 320 px. */
export const PORTAL_STYLE = `
:root { --ink: #17163a; --soft: #4c4a6b; --paper: #fffcf7; --card: #ffffff; --line: #dedcea; --accent: #4a2fd6; --tint: #efebff; --warn: #a5321f; --warn-tint: #fdeae5; --badge: #f5a623; --on-badge: #2a1a00; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #f3f1ff; --soft: #bdb9de; --paper: #12112b; --card: #1c1b3c; --line: #37355f; --accent: #b5a6ff; --tint: #262350; --warn: #ffab9b; --warn-tint: #40201e; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 17px/1.55 Nunito, system-ui, sans-serif; overflow-wrap: anywhere; }
header, main, footer { max-width: 44rem; margin: 0 auto; padding: 16px; }
header { display: flex; align-items: center; gap: 12px; font-weight: 700; }
header a { color: inherit; text-decoration: none; font-size: 1.2rem; }
.badge { background: var(--badge); color: var(--on-badge); border-radius: 999px; padding: 2px 12px; font-size: 0.85rem; font-weight: 700; }
h1 { font-family: Fredoka, Nunito, system-ui, sans-serif; font-size: clamp(1.7rem, 6vw, 2.4rem); line-height: 1.15; margin: 16px 0 8px; }
/* Nothing runs here: an enrollment is told from a trial by the mark after the address (D-51). */
.of-enrollment { display: none; }
body:has(#enroll:target) .of-enrollment { display: inline; }
body:has(#enroll:target) .of-trial { display: none; }
h2 { font-size: 1.2rem; margin: 0 0 8px; }
.lead { color: var(--soft); margin: 0 0 24px; max-width: 60ch; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 20px; padding: 20px; margin: 0 0 20px; }
.price { background: var(--tint); border: 0; }
.price .now { font-size: 2.1rem; font-weight: 700; font-variant-numeric: tabular-nums; margin: 0; line-height: 1.2; }
.price s, .price .why { color: var(--soft); }
.price p { margin: 4px 0; }
.refusal { background: var(--warn-tint); border-color: var(--warn); }
.refusal strong { color: var(--warn); }
dl { margin: 0; }
dl div { display: grid; grid-template-columns: minmax(8rem, 1fr) 2fr; gap: 4px 16px; padding: 10px 0; border-bottom: 1px solid var(--line); }
dl div:last-child { border-bottom: 0; }
dt { color: var(--soft); }
dd { margin: 0; font-weight: 600; white-space: pre-line; font-variant-numeric: tabular-nums; }
@media (max-width: 30rem) { dl div { grid-template-columns: 1fr; } }
details { border: 1px solid var(--line); border-radius: 12px; padding: 12px 16px; margin: 0 0 20px; }
summary { cursor: pointer; font-weight: 600; min-height: 1.6rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: 0.95rem; }
th, td { text-align: left; padding: 8px; border-bottom: 1px solid var(--line); vertical-align: top; }
tbody th { font-weight: 600; }
time { color: var(--soft); }
a { color: var(--accent); }
footer { color: var(--soft); font-size: 0.95rem; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
`;
