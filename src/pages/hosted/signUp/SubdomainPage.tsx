import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { landingPath } from '../../../authProvider/signIn';
import { useRealmCheck } from '../../../components/realm/useRealmCheck';
import { isRealmAvailable } from '../../../hosted/calls';
import { chooseRealm, type SignUp } from '../../../hosted/signUp';
import { usePublicTexts } from '../../../i18n/PublicTexts';
import { useIdentity } from '../../../session/useSession';
import { Failure, type FailureWords } from '../../public/parts/Failure';
import { Field } from '../../public/parts/Field';
import { Form } from '../../public/parts/Form';
import { LogOutButton } from '../../public/parts/LogOutButton';
import { Notice } from '../../public/parts/Notice';
import { PageTitle } from '../../public/parts/PageTitle';
import { SubmitButton } from '../../public/parts/SubmitButton';
import { useFields } from '../../public/parts/useFields';
import { useSubmit } from '../../public/parts/useSubmit';
import { AtStep } from './AtStep';
import { RealmIndicator } from './RealmIndicator';

const taken = 422;

const useSubdomain = (rootDomain: string) => {
  const { translate, translateError } = usePublicTexts();
  const navigate = useNavigate();
  const identity = useIdentity();
  const { values, field, show } = useFields({ subdomain: '' }, 'subdomain');
  const [failure, setFailure] = useState<FailureWords | null>(null);
  const [isStored, setIsStored] = useState(false);
  const check = useRealmCheck(values.subdomain, rootDomain, isRealmAvailable);
  const goOn = () => identity && navigate(landingPath(identity), { replace: true });

  const { isBusy, onSubmit } = useSubmit(async () => {
    setFailure(null);
    if (check.state !== 'available') return;
    const refused = await chooseRealm(check.realm);
    if (!refused) return void goOn();
    setIsStored(refused.isStored);
    if (refused.status === taken && !refused.isStored) {
      show({ subdomain: translate('public.subdomain.taken') });
      // What the line below says was found out before somebody else took it.
      check.checkAgain();
    } else setFailure({ message: translateError(refused.message), takesFocus: true });
  });
  return { field, failure, isStored, check, goOn, isBusy, onSubmit };
};

const SubdomainForm = ({ rootDomain }: { rootDomain: string }) => {
  const { translate } = usePublicTexts();
  const form = useSubdomain(rootDomain);
  const indicatorId = useId();
  if (form.isStored) {
    return (
      <Box sx={{ mt: 5, display: 'flex', flexDirection: 'column', gap: 4 }}>
        <Failure
          failure={{
            message: translate('public.subdomain.stored'),
            detail: form.failure?.message,
            takesFocus: true,
          }}
        />
        <Button variant="contained" onClick={form.goOn}>
          {translate('public.subdomain.goOn')}
        </Button>
      </Box>
    );
  }
  return (
    <Form onSubmit={form.onSubmit}>
      {form.failure && <Failure failure={form.failure} />}
      <Box>
        <Field
          {...form.field('subdomain')}
          autoComplete="off"
          label={translate('public.subdomain.label')}
          describedBy={indicatorId}
          endAdornment={
            <Box
              component="span"
              title={`.${rootDomain}`}
              sx={{
                maxWidth: '65%',
                // Without it the input, which takes all it can, leaves a few letters of it.
                flexShrink: 0,
                overflow: 'hidden',
                textOverflow: 'ellipsis',
                whiteSpace: 'nowrap',
                fontSize: 14,
                color: 'action.active',
              }}
            >
              .{rootDomain}
            </Box>
          }
        />
        <RealmIndicator id={indicatorId} check={form.check} />
        <Box sx={{ minHeight: 20, fontSize: 13, overflowWrap: 'anywhere' }}>
          {form.check.state === 'available' &&
            translate('public.subdomain.whole', { realm: form.check.realm })}
        </Box>
      </Box>
      <SubmitButton isBusy={form.isBusy} isDisabled={form.check.state !== 'available'}>
        {translate(form.isBusy ? 'public.subdomain.busy' : 'public.subdomain.submit')}
      </SubmitButton>
    </Form>
  );
};

const Subdomain = ({ signUp: { rootDomain } }: { signUp: SignUp }) => {
  const { translate } = usePublicTexts();
  return (
    <>
      <PageTitle title={translate('public.subdomain.title')}>
        {translate('public.subdomain.intro')} {translate('public.requiredNote')}
      </PageTitle>
      {rootDomain ? (
        <SubdomainForm rootDomain={rootDomain} />
      ) : (
        <Notice severity="error" role="alert" sx={{ mt: 5 }}>
          {translate('public.subdomain.noRootDomain')}
        </Notice>
      )}
      <Box sx={{ mt: 5, textAlign: 'center' }}>
        <LogOutButton page="subdomain" isLink />
      </Box>
    </>
  );
};

export const SubdomainPage = () => (
  <AtStep step="subdomain">{(signUp) => <Subdomain signUp={signUp} />}</AtStep>
);
