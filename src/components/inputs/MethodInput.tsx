import { useWrappedSource } from 'ra-core';
import { useWatch } from 'react-hook-form';
import type { WebhookMethod } from '../../types';
import { ChoiceInput } from './ChoiceInput';

interface MethodInputProps {
  source: string;
  methods: readonly WebhookMethod[];
  isDisabled: boolean;
}

/** The HTTP method of a webhook. A stored one that is no longer offered stays as it is. */
export const MethodInput = ({ source, methods, isDisabled }: MethodInputProps) => {
  const stored: WebhookMethod | null | undefined = useWatch({ name: useWrappedSource(source) });
  const choices = [...new Set([...methods, ...(stored ? [stored] : [])])];
  return (
    <ChoiceInput
      source={source}
      label="app.webhook.method"
      choices={choices.map((id) => ({ id, name: id }))}
      defaultValue={methods[0]}
      isDisabled={isDisabled || choices.length === 1 || undefined}
    />
  );
};
