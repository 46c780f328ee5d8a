import type { ComponentType } from 'react';
import { onDemand } from '../../../components/onDemand';
import { usePublicTexts } from '../../../i18n/PublicTexts';
import type { Untold } from '../../../session/untold';
import { Notice } from './Notice';

/** What can be said when the warning cannot be had. */
const Unreachable = () => (
  <Notice severity="warning" role="presentation" sx={{ mt: 4 }}>
    {usePublicTexts().translate('public.flash.unreachable')}
  </Notice>
);

/**
 * Says that a log-out was not confirmed. It is loaded before anyone can log out: offline it could not be
 * loaded any more.
 */
export const SignOutNotice = onDemand<{ untold: Untold }>(() =>
  import('./SignOutWarning').then(
    ({ SignOutWarning }): ComponentType<{ untold: Untold }> => SignOutWarning,
    () => Unreachable,
  ),
);
