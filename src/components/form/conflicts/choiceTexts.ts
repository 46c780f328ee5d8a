/** Where the texts of the values are that a field lets choose, by the name of the field. */
const choiceTexts: Partial<Record<string, (value: string) => string>> = {
  scope: (value) => `app.scopes.${value}`,
  trunk_type: (value) => `resources.carriers.trunks.${value}.name`,
  dtmf_type: (value) => `resources.carriers.dtmf.${value}`,
  protocol: (value) => `resources.carriers.protocols.${value.replace('/', '_')}`,
  vendor: (value) => `resources.accounts.bucket.vendors.${value}`,
  reported_usage: (value) => `resources.speech-services.voices.usages.${value}`,
  log_level: (value) => `pages.settings.logLevels.${value}`,
};

/** The key of the text that a form shows for a value of a field; none where it shows the value itself. */
export const choiceText = (field: string, value: unknown): string | undefined =>
  typeof value === 'string' ? choiceTexts[field]?.(value) : undefined;
