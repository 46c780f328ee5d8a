import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { LinkBase, useTranslate } from 'ra-core';
import { useCallback, useState } from 'react';
import { type State, StateLabel } from '../../../components/fields/StateLabel';
import { FormBar } from '../../../components/form/FormBar';
import { FormSection } from '../../../components/form/FormSection';
import { accountPath } from '../../../components/hosted/accountPaths';
import { useCurrentUser, useHosted } from '../../../components/hosted/useHosted';
import { ErrorPanel } from '../../../components/page/ErrorPanel';
import { FormSkeleton } from '../../../components/page/Skeletons';
import { useIsLive } from '../../../components/page/useIsLive';
import { normalSubdomain } from '../../../components/realm/subdomain';
import { type RealmCheck, useRealmCheck } from '../../../components/realm/useRealmCheck';
import type { CurrentUser } from '../../../engines/billing';
import { BillingPage } from './BillingPage';
import { OrderFailure } from './OrderFailure';
import { subdomainOf } from './realm';
import { useAction } from './useAction';
import { useLeave } from './useLeave';

/** How each answer looks, and the name of its text. */
const shown: Record<RealmCheck['state'] | 'same', [look: State, text: string]> = {
  empty: ['info', 'short'],
  short: ['info', 'short'],
  long: ['error', 'wrong'],
  characters: ['error', 'wrong'],
  same: ['info', 'same'],
  checking: ['info', 'checking'],
  available: ['on', 'free'],
  taken: ['error', 'taken'],
  failed: ['warning', 'failed'],
};

/** Whether what is typed can become the realm; the current one is not asked about. */
function useOtherRealm(typed: string, rootDomain: string, current: string | null) {
  const { load } = useHosted();
  const isAvailable = useCallback(
    async (realm: string, signal: AbortSignal) => (await load()).isRealmAvailable(realm, signal),
    [load],
  );
  const isSame = `${normalSubdomain(typed)}.${rootDomain}` === current;
  const check = useRealmCheck(typed, isSame ? null : rootDomain, isAvailable);
  return { ...check, state: isSame ? 'same' : check.state } as const;
}

interface RealmFormProps {
  account: CurrentUser['account'];
  rootDomain: string;
}

const RealmForm = ({ account, rootDomain }: RealmFormProps) => {
  const translate = useTranslate();
  const { load } = useHosted();
  const { run, isBusy, error } = useAction();
  const { account_sid, sip_realm } = account;
  const leave = useLeave(account_sid);
  const [typed, setTyped] = useState(() => subdomainOf(sip_realm, rootDomain));
  const { realm, state, checkAgain } = useOtherRealm(typed, rootDomain, sip_realm);
  const [look, text] = shown[state];
  const isLive = useIsLive();
  const change = async (event: React.FormEvent) => {
    event.preventDefault();
    if (state !== 'available') return;
    const isDone = await run(async () => {
      const hosted = await load();
      const { warning } = await hosted.changeSipRealm(account_sid, realm);
      if (warning === null) {
        leave('pages.billing.realm.changed', { type: 'success', messageArgs: { realm } });
      } else {
        const messageArgs = { realm, reason: translate(warning, { _: warning }) };
        leave('pages.billing.realm.changedBut', { type: 'warning', messageArgs });
      }
    });
    // Somebody else may have taken it since it was found free.
    if (!isDone) checkAgain();
  };
  return (
    <Box component="form" onSubmit={change} noValidate>
      <Typography sx={{ mb: 2 }}>{translate('pages.billing.realm.purpose')}</Typography>
      <FormSection
        title={translate('pages.billing.realm.section')}
        purpose={translate('pages.billing.realm.devices')}
      >
        <OrderFailure error={error} />
        <TextField
          id="subdomain"
          required
          label={translate('pages.billing.realm.subdomain')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          error={look === 'error'}
          helperText={
            <Box
              component="span"
              role={isLive ? 'status' : undefined}
              sx={{ display: 'block', minHeight: 20 }}
            >
              <StateLabel
                state={look}
                label={translate(`pages.billing.realm.state.${text}`, { realm })}
              />
            </Box>
          }
          sx={{ maxWidth: 480 }}
          slotProps={{
            htmlInput: { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false },
            input: {
              readOnly: isBusy,
              endAdornment: <InputAdornment position="end">.{rootDomain}</InputAdornment>,
            },
          }}
        />
      </FormSection>
      <FormBar>
        <Button
          color="inherit"
          component={LinkBase}
          to={accountPath(account_sid, 'edit')}
          disabled={isBusy}
        >
          {translate('app.form.cancel')}
        </Button>
        <Button type="submit" variant="contained" disabled={isBusy || state !== 'available'}>
          {translate('pages.billing.realm.submit')}
        </Button>
      </FormBar>
    </Box>
  );
};

const Realm = () => {
  const translate = useTranslate();
  const { data, error, refetch } = useCurrentUser();
  if (error && !data) return <ErrorPanel error={error} onRetry={() => refetch()} />;
  if (!data) return <FormSkeleton sections={1} />;
  const { root_domain } = data.account;
  if (!root_domain) {
    return (
      <Alert severity="error" variant="outlined">
        {translate('pages.billing.realm.noRoot')}
      </Alert>
    );
  }
  return <RealmForm account={data.account} rootDomain={root_domain} />;
};

export const SipRealmPage = () => {
  const translate = useTranslate();
  return (
    <BillingPage title={translate('pages.billing.realm.title')} resource="own-sip-realm">
      {() => <Realm />}
    </BillingPage>
  );
};
