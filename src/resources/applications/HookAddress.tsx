import { MonoText } from '../../components/fields/MonoText';
import type { Webhook } from '../../types';

/** The method and the address of a webhook. */
export const HookAddress = ({ hook }: { hook: Webhook | null }) =>
  hook && (
    <MonoText title={hook.url}>
      {hook.method} {hook.url}
    </MonoText>
  );
