import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { LinkBase, useTranslate } from 'ra-core';
import { useCanAccess } from '../../components/access/useCanAccess';
import { StateLabel } from '../../components/fields/StateLabel';
import { Term } from '../../components/help/Term';
import { CopyButton } from '../../components/inputs/CopyButton';
import { addressOf } from '../../routing/addresses';
import { mono } from '../../theme';
import type { Account } from '../../types';

/** The way to where a SIP realm is set, for those who may set one. */
export const RealmLink = ({ account }: { account: Account }) => {
  const translate = useTranslate();
  const isAllowed = useCanAccess({ action: 'edit', resource: 'sip-realm', isWrite: true });
  if (!isAllowed) return null;
  return (
    <Link component={LinkBase} to={addressOf({ area: 'accounts', sid: account.id, view: 'edit' })}>
      {translate('resources.clients.realm.associate')}
    </Link>
  );
};

/** A line, or two where the realm has one of its own, which may itself break once. */
const room = { xs: 68, lg: 32 };

/** Keeps the space of what is said about the realm. */
export const RealmPlaceholder = () => <Box sx={{ minHeight: room }} />;

/** Where the devices of an account register, or that they cannot. */
export const SipRealm = ({ account }: { account: Account }) => {
  const translate = useTranslate();
  const { sip_realm } = account;
  const style = {
    ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', alignContent: 'center' },
    ...{ columnGap: 2, rowGap: { xs: 1, lg: 2 }, minHeight: room },
  };
  if (!sip_realm) {
    return (
      <Box sx={style}>
        <StateLabel state="warning" label={translate('resources.clients.realm.missing')} />
        <RealmLink account={account} />
      </Box>
    );
  }
  const realm = translate('resources.clients.realm.name');
  return (
    <Box sx={{ ...style, color: 'text.secondary' }}>
      <Box component="span" sx={{ flexBasis: { xs: '100%', lg: 'auto' } }}>
        {translate('resources.clients.realm.is')}
      </Box>
      <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
        <Box
          component="span"
          translate="no"
          sx={{
            ...mono,
            fontSize: 13,
            color: 'text.primary',
            overflowWrap: 'anywhere',
          }}
        >
          {sip_realm}
        </Box>
        <CopyButton text={sip_realm} name={realm} />
        <Term term="realm" name={realm} />
      </Box>
    </Box>
  );
};
