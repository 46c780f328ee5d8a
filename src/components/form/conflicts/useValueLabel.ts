import { useResourceContext, useTranslate, useTranslateLabel } from 'ra-core';
import type { StepName } from '../../../saving/plan';

/** The sections that are called otherwise than the value that they show. */
const sections: Partial<Record<string, string>> = {
  sip_gateways: 'sipGateways',
  smpp_outbound_gateways: 'smppOutbound',
  smpp_inbound_gateways: 'smppInbound',
  custom_voices: 'voices',
  env_vars: 'environment',
};

/** What an input of a row is called; empty where it has no name. */
export const useColumnLabel = (ofResource?: string) => {
  const translate = useTranslate();
  const around = useResourceContext();
  return (column: string): string =>
    ['fields', 'gateway', 'voices']
      .map((group) => translate(`resources.${ofResource ?? around}.${group}.${column}`, { _: '' }))
      .find(Boolean) ?? '';
};

/** What a value is called: the field or section of the form, and the input within it; `of` is its resource. */
export const useValueLabel = (ofResource?: string) => {
  const translate = useTranslate();
  const labelOf = useTranslateLabel();
  const ofColumn = useColumnLabel(ofResource);
  const around = useResourceContext();
  const resource = ofResource ?? around;
  /** A row by its name, with the input where the value is not the whole row. */
  const ofRow = (name: StepName, column: string | undefined): string => {
    const { key, args } = typeof name === 'string' ? { key: name, args: {} } : name;
    const row = translate(key, args);
    const label = column && ofColumn(column);
    return label ? translate('app.labelled', { label: row, value: label }) : row;
  };
  return ([source = '', ...rest]: string[], row?: StepName, of = resource): string => {
    if (row) return ofRow(row, rest[1]);
    const section = translate(`resources.${of}.sections.${sections[source] ?? source}`, {
      _: String(labelOf({ source, resource: of })),
    });
    const field = translate(`resources.${of}.fields.${source}`, { _: section });
    const inputs = rest.map((key) =>
      translate(`app.webhook.${key}`, { _: translate(`app.limits.${key}`, { _: key }) }),
    );
    return [field, ...inputs].reduce((label, value) => translate('app.labelled', { label, value }));
  };
};
