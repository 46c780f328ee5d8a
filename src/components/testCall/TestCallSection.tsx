import CallIcon from '@mui/icons-material/CallOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import { useRefusal } from '../access/useCanAccess';
import { FormSection } from '../form/FormSection';
import { onDemand } from '../onDemand';
import { Bounded } from '../page/Bounded';

const TestCallDialog = onDemand(async () => (await import('./TestCallDialog')).TestCallDialog);

interface TestCallSectionProps {
  accountSid: string | null;
  applicationSid: string | null;
  /** The number that it is placed from, where it is tried for one. */
  number?: string;
}

/** Why no test call can be placed here, as a key; null where one can. */
const useReason = ({ accountSid, applicationSid, number }: TestCallSectionProps): string | null => {
  const record = { account_sid: accountSid };
  const refusal = useRefusal({ action: 'create', resource: 'test-call', record });
  if (refusal) return refusal.message;
  if (number !== undefined && !accountSid) return 'app.testCall.reason.noAccount';
  return applicationSid ? null : 'app.testCall.reason.noApplication';
};

/** A section of a page: has the platform place a call that the application handles, or says why not. */
export const TestCallSection = (props: TestCallSectionProps) => {
  const translate = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const reason = useReason(props);
  const { accountSid, applicationSid, number } = props;
  const kind = number === undefined ? 'application' : 'number';
  return (
    <FormSection
      title={translate('app.testCall.title')}
      purpose={translate(`app.testCall.purpose.${kind}`)}
    >
      {reason ? (
        <span className="muted">{translate(reason)}</span>
      ) : (
        <>
          <Button
            variant="outlined"
            size="small"
            startIcon={<CallIcon />}
            sx={{ alignSelf: 'flex-start' }}
            aria-haspopup="dialog"
            onPointerEnter={() => void TestCallDialog.prepare().catch(() => undefined)}
            onClick={() => setIsOpen(true)}
          >
            {translate('app.testCall.action')}
          </Button>
          {isOpen && (
            <Bounded of="panel">
              <Suspense fallback={null}>
                <TestCallDialog
                  accountSid={accountSid ?? ''}
                  applicationSid={applicationSid ?? ''}
                  number={number}
                  onClose={() => setIsOpen(false)}
                />
              </Suspense>
            </Bounded>
          )}
        </>
      )}
    </FormSection>
  );
};
