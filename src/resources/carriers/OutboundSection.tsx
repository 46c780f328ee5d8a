import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { TextInput } from 'ra-ui-materialui';
import type { ReactNode } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { FormSection } from '../../components/form/FormSection';
import { Explained } from '../../components/help/Explained';
import type { TermId } from '../../components/help/terms';
import { CheckboxInput } from '../../components/inputs/CheckboxInput';
import { CollapsibleCheckbox } from '../../components/inputs/CollapsibleCheckbox';
import { PasswordInput } from '../../components/inputs/PasswordInput';
import { rules } from './carrierRules';
import { plainText } from './gatewayStyle';
import { type CarrierValues, isOpen, type Zone } from './toCarrier';
import { useTrunkType } from './useTrunkType';

const withoutBlanks = (value: string) => value.replace(/\s/g, '') || null;
const half = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;

const RegistrationInputs = () => (
  <>
    <Explained term="realm" label="resources.carriers.fields.register_sip_realm">
      <TextInput
        source="register_sip_realm"
        validate={rules.requiredRealm}
        helperText={false}
        slotProps={plainText}
      />
    </Explained>
    <Box sx={half}>
      <TextInput
        source="register_from_user"
        validate={rules.fromUser}
        helperText="resources.carriers.helper.register_from_user"
        slotProps={plainText}
      />
      <TextInput
        source="register_from_domain"
        validate={rules.fromDomain}
        helperText="resources.carriers.helper.register_from_domain"
        slotProps={plainText}
      />
    </Box>
    <CheckboxInput
      source="register_public_ip_in_contact"
      label="resources.carriers.fields.register_public_ip_in_contact"
      helperText="resources.carriers.helper.register_public_ip_in_contact"
    />
  </>
);

/** Username and password of outbound calls, and of the registration where there is one. */
const AuthInputs = ({ isAlways }: { isAlways: boolean }) => {
  const isTicked = Boolean(useWatch({ name: 'requires_register' }));
  const registers = isAlways || isTicked;
  return (
    <>
      <Box sx={half}>
        <TextInput
          source="register_username"
          validate={registers ? rules.requiredUsername : rules.username}
          helperText={false}
          slotProps={plainText}
        />
        <PasswordInput
          source="register_password"
          validate={registers ? rules.requiredPassword : rules.password}
        />
      </Box>
      <CheckboxInput
        source="requires_register"
        label="resources.carriers.fields.requires_register"
        term="register"
        isDisabled={isAlways}
      />
      {registers && <RegistrationInputs />}
    </>
  );
};

interface CarrierZoneProps {
  zone: Zone;
  /** The tick names the one input of the zone. */
  hasOneInput?: boolean;
  term?: TermId;
  children: ReactNode;
}

const CarrierZone = ({ zone, hasOneInput, term, children }: CarrierZoneProps) => {
  const { defaultValues } = useFormState();
  return (
    <CollapsibleCheckbox
      source={zone}
      label={`resources.carriers.fields.${zone}`}
      isFilled={isOpen({ ...(defaultValues as CarrierValues), [zone]: undefined }, zone)}
      hasOneInput={hasOneInput}
      term={term}
    >
      {children}
    </CollapsibleCheckbox>
  );
};

/** What the platform presents and adds when it sends calls. */
export const OutboundSection = () => {
  const translate = useTranslate();
  const { type } = useTrunkType();
  const isAlways = type.registration === 'always';
  return (
    <FormSection
      title={translate('resources.carriers.sections.outbound')}
      purpose={translate('resources.carriers.sections.outboundPurpose')}
    >
      {isAlways ? (
        <AuthInputs isAlways />
      ) : (
        <CarrierZone zone="has_outbound_auth">
          <AuthInputs isAlways={false} />
        </CarrierZone>
      )}
      <CarrierZone zone="has_tech_prefix" hasOneInput term="techPrefix">
        <TextInput
          source="tech_prefix"
          validate={rules.techPrefix}
          helperText="resources.carriers.helper.tech_prefix"
          slotProps={plainText}
        />
      </CarrierZone>
      <CarrierZone zone="has_diversion" hasOneInput term="diversion">
        <TextInput
          source="diversion"
          validate={rules.diversion}
          helperText={false}
          slotProps={plainText}
        />
      </CarrierZone>
      <CarrierZone zone="has_outbound_sip_proxy" hasOneInput term="sipProxy">
        <TextInput
          source="outbound_sip_proxy"
          validate={rules.proxy}
          parse={withoutBlanks}
          helperText="resources.carriers.helper.outbound_sip_proxy"
          slotProps={plainText}
        />
      </CarrierZone>
    </FormSection>
  );
};
