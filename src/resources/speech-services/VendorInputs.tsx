import { useTranslate } from 'ra-core';
import { useFormContext } from 'react-hook-form';
import { ChoiceInput } from '../../components/inputs/ChoiceInput';
import { CollapsibleCheckbox } from '../../components/inputs/CollapsibleCheckbox';
import {
  type CredentialForm,
  currentMode,
  holds,
  initialMode,
  isEmpty,
  isZoneFilled,
} from '../../engines/speech';
import { FixedText } from './FixedText';
import { useCredentialForm } from './useCredentialForm';
import { VendorFieldInput } from './VendorFields';

/** True when another mode needs what the platform only takes when a credential is made. */
const isStuck = (form: CredentialForm): boolean =>
  form.descriptor.fields.some(
    ({ fixed, required, showWhen, source }) =>
      fixed &&
      required &&
      showWhen?.mode !== undefined &&
      showWhen.mode !== initialMode(form) &&
      isEmpty(form.stored?.[source]),
  );

/** How the vendor is used. What belongs to one way is emptied on the way to another. */
const ModeInput = ({ form }: { form: CredentialForm }) => {
  const translate = useTranslate();
  const { getValues, setValue } = useFormContext();
  const { descriptor, stored } = form;
  if (!descriptor.modes) return null;
  const { label, list, fixed } = descriptor.modes;
  const choices = list.map(({ id, name }) => ({ id, name: translate(name, { _: name }) }));
  if (stored && (fixed || isStuck(form))) {
    const name = choices.find(({ id }) => id === currentMode(form))?.name;
    const help = fixed ? undefined : 'resources.speech-services.helper.modeUnreachable';
    return <FixedText label={label} value={name} helperText={help} />;
  }
  const clear = () => {
    const isStored = stored && getValues('mode') === initialMode(form);
    for (const { source, showWhen, fixed: isFixed } of descriptor.fields) {
      if (!showWhen?.mode || (stored && isFixed)) continue;
      setValue(source, isStored ? (stored[source] ?? null) : null, { shouldDirty: true });
    }
  };
  return (
    <ChoiceInput
      source="mode"
      label={label}
      choices={choices}
      emptyAs={initialMode(form)}
      onChange={clear}
    />
  );
};

/** The inputs of the chosen vendor, as its descriptor says. */
export const VendorInputs = () => {
  const form = useCredentialForm();
  if (!form) return null;
  const { fields, zones = [], id } = form.descriptor;
  const inputs = (zone?: string) =>
    fields
      .filter(({ showWhen }) => showWhen?.zone === zone && (zone || holds(showWhen, form)))
      .map((field) => (
        <VendorFieldInput
          key={`${id} ${field.source} ${field.showWhen?.mode ?? ''}`}
          field={field}
        />
      ));
  return (
    <>
      <ModeInput key={`${id} mode`} form={form} />
      {inputs()}
      {zones
        .filter(({ showWhen }) => holds(showWhen, form))
        .map((zone) => (
          <CollapsibleCheckbox
            key={`${id} ${zone.id}`}
            source={`zones.${zone.id}`}
            label={zone.label}
            isFilled={isZoneFilled(zone, form.stored)}
            isDisabled={Boolean(form.stored && zone.fixed)}
          >
            {inputs(zone.id)}
          </CollapsibleCheckbox>
        ))}
    </>
  );
};
