/** What is wrong with a setting that is left out: the key of its words below `public.configuration`, and what they name. */
export interface SettingFlaw {
  text: string;
  args: Record<string, string | number>;
}

/** A value as it is told: data of a picture would fill the page. */
export const toldValue = (value: unknown): string => {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value).trim();
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
};
