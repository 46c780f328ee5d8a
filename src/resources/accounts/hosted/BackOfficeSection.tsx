import Alert from '@mui/material/Alert';
import { useRecordContext, useTranslate } from 'ra-core';
import { TextInput } from 'ra-ui-materialui';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useCanAccess } from '../../../components/access/useCanAccess';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog';
import { FormSection } from '../../../components/form/FormSection';
import { CheckboxInput } from '../../../components/inputs/CheckboxInput';
import { ChoiceInput } from '../../../components/inputs/ChoiceInput';
import { narrowInput } from '../../../components/inputs/inputStyle';
import type { Account } from '../../../types';
import { dayOf, validateRatio } from '../accountRules';

const text = (name: string) => `pages.billing.backOffice.${name}`;
const stops = ['calls', 'clients', 'speech', 'stays'];
const plans = ['trial', 'free', 'paid'] as const;

const dayProps = { inputLabel: { shrink: true } } as const;
const ratioProps = { htmlInput: { inputMode: 'numeric', maxLength: 5 } } as const;
const ratioRules = [validateRatio];

/** A number where digits were typed; other texts as they are, to be complained about. */
const toRatio = (typed: string) => (/^\d+$/.test(typed.trim()) ? Number(typed) : typed.trim());
const toDay = (typed: string) => typed || null;

/** What a suspended account cannot do, and what it still can. */
const WhatStops = () => {
  const translate = useTranslate();
  return (
    <ul style={{ margin: 0, paddingInlineStart: 20 }}>
      {stops.map((name) => (
        <li key={name}>{translate(text(`stops.${name}`))}</li>
      ))}
    </ul>
  );
};

/** Whether the account is active. Whoever takes the tick away reads first what that stops. */
const ActiveInput = ({ account }: { account: Account }) => {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const isActive = useWatch({ name: 'is_active' });
  const [isAsked, setIsAsked] = useState(false);
  const set = (next: boolean) => setValue('is_active', next, { shouldDirty: true });
  const isSuspending = account.is_active && !isActive;
  return (
    <>
      <CheckboxInput
        source="is_active"
        label={text('fields.is_active')}
        helperText={text(account.is_active ? 'helper.active' : 'helper.suspended')}
        onChange={(isTicked) => {
          if (isTicked || !account.is_active) return;
          set(true);
          setIsAsked(true);
        }}
      />
      {isSuspending && (
        <Alert severity="warning" variant="outlined">
          {translate(text('suspends'), { name: account.name })}
          <WhatStops />
        </Alert>
      )}
      <ConfirmDialog
        isOpen={isAsked}
        title={translate(text('suspendTitle'), { name: account.name })}
        confirmLabel={translate(text('suspend'))}
        isDangerous
        onConfirm={async () => set(false)}
        onClose={() => setIsAsked(false)}
      >
        {translate(text('suspends'), { name: account.name })}
        <WhatStops />
      </ConfirmDialog>
    </>
  );
};

/** What the operator of a hosted platform has of an account: its plan, whether it is active, its records. */
export const BackOfficeSection = () => {
  const translate = useTranslate();
  const account = useRecordContext<Account>();
  const isShown = useCanAccess({ action: 'view', resource: 'back-office' });
  if (!account?.account_sid || !isShown) return null;
  return (
    <FormSection title={translate(text('title'))} purpose={translate(text('purpose'))}>
      <ActiveInput account={account} />
      <ChoiceInput
        source="plan_type"
        label={text('fields.plan_type')}
        helperText={text(`helper.${account.stripe_customer_id ? 'billed' : 'plan'}`)}
        choices={plans.map((id) => ({ id, name: translate(text(`plans.${id}`)) }))}
      />
      <TextInput
        source="trial_end_date"
        type="date"
        label={text('fields.trial_end_date')}
        helperText={text('helper.trialEnd')}
        format={dayOf}
        parse={toDay}
        slotProps={dayProps}
        sx={narrowInput}
      />
      <TextInput
        source="device_to_call_ratio"
        label={text('fields.device_to_call_ratio')}
        helperText={text('helper.ratio')}
        validate={ratioRules}
        parse={toRatio}
        slotProps={ratioProps}
        sx={narrowInput}
      />
      <CheckboxInput
        source="disable_cdrs"
        label={text('fields.disable_cdrs')}
        helperText={text('helper.disable_cdrs')}
      />
    </FormSection>
  );
};
