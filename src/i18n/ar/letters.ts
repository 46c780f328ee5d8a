import { addLanguageStyle } from '../languageStyle';

// Arabic letters are joined, and reach higher and lower than Latin ones.
addLanguageStyle(`
:root:lang(ar) {
  --font: "Segoe UI", "Geeza Pro", "Noto Sans Arabic", "Noto Naskh Arabic", Tahoma, system-ui, sans-serif;
}
:root:lang(ar) * { letter-spacing: 0 }
:root:lang(ar) :is(p, .MuiTypography-root, .MuiFormHelperText-root, .MuiAlert-message) { line-height: 1.65 }
`);
