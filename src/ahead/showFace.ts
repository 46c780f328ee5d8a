import { productName } from '../config';
import type { Face } from '../config/face';

/** Puts a deployer's name and icon into the tab, and the colour over that of the form that stands in the page. */
export function showFace({ icon, look }: Face): void {
  document.title = productName();
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (link && icon) {
    link.removeAttribute('type');
    link.href = icon;
  }
  if (!look || !('adoptedStyleSheets' in document)) return;
  const sheet = new CSSStyleSheet();
  const rules = Object.entries(look.colorSchemes).map(([theme, { palette }]) => {
    const { main, dark } = palette.primary;
    const parts = main.match(/\w\w/g)?.map((part) => Number.parseInt(part, 16)) ?? [];
    const variables = Object.entries({ main, mainChannel: parts.join(' '), dark });
    const said = variables.map(([name, value]) => `--mui-palette-primary-${name}:${value};`);
    return `html:root[data-theme=${theme}]{${said.join('')}}`;
  });
  sheet.replaceSync(rules.join(''));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
