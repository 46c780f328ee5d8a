import { useResourceContext, useTranslate, useTranslateLabel } from 'ra-core';

/** The sections that are called otherwise than the value that they show. */
const sections: Partial<Record<string, string>> = {
  sip_gateways: 'sipGateways',
  smpp_outbound_gateways: 'smppOutbound',
  smpp_inbound_gateways: 'smppInbound',
  custom_voices: 'voices',
  env_vars: 'environment',
};

/** What a value is called: the field or section of the form, and the input within it. */
export const useValueLabel = (ofResource?: string) => {
  const translate = useTranslate();
  const labelOf = useTranslateLabel();
  const around = useResourceContext();
  const resource = ofResource ?? around;
  return ([source = '', ...rest]: string[]): string => {
    const section = translate(`resources.${resource}.sections.${sections[source] ?? source}`, {
      _: String(labelOf({ source, resource })),
    });
    const field = translate(`resources.${resource}.fields.${source}`, { _: section });
    const inputs = rest.map((key) =>
      translate(`app.webhook.${key}`, { _: translate(`app.limits.${key}`, { _: key }) }),
    );
    return [field, ...inputs].reduce((label, value) => translate('app.labelled', { label, value }));
  };
};
