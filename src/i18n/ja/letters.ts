import { addLanguageStyle } from '../languageStyle';

// Lines break between phrases where a browser knows them, and never before 。 or ー.
addLanguageStyle(`
:root:lang(ja) {
  --font: "Hiragino Sans", "Yu Gothic UI", Meiryo, "Noto Sans JP", "Noto Sans CJK JP", system-ui, sans-serif;
  line-break: strict;
}
:lang(ja) :is(h1, h2, h3, h4, p, legend, label, button, [role=alert]) { word-break: auto-phrase }
`);
