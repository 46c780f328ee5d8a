import type { PlatformFault } from '../../../authProvider/signIn';
import { AddedTexts } from '../../../i18n/AddedTexts';
import { usePublicTexts } from '../../../i18n/PublicTexts';
import { Failure, type FailureWords } from './Failure';

interface FaultNoticeProps {
  fault: PlatformFault;
  id: string;
  /** The result of the operator's own attempt. */
  failure: FailureWords | null;
}

/** Faults for which the words of a try without an answer hold as well. */
const unanswered: PlatformFault['fault'][] = ['forbidden', 'silent', 'unreadable', 'led'];

/** Faults about which a separate browser tab shows more, above all certificates. */
const opened: PlatformFault['fault'][] = ['silent', 'unreadable', 'foreign', 'moved', 'led'];

const Fault = ({ fault: { fault, args }, id, failure }: FaultNoticeProps) => {
  const { translate } = usePublicTexts();
  const message = translate(`public.platform.${fault}`, args);
  const help = translate(`public.platform.${fault}Help`, args);
  const isUnanswered = failure !== null && unanswered.includes(fault);
  const words = {
    message: isUnanswered ? failure.message : message,
    detail: (
      <>
        <span>{isUnanswered ? `${message} ${help}` : help}</span>
        {opened.includes(fault) && (
          <>
            {' '}
            <a
              href={String(args.address)}
              target="_blank"
              rel="noreferrer"
              style={{ color: 'inherit', display: 'inline-block' }}
            >
              {translate('public.platform.open')}
            </a>
          </>
        )}
      </>
    ),
  };
  return <Failure failure={{ ...words, takesFocus: failure !== null }} id={id} />;
};

export const FaultNotice = (props: FaultNoticeProps) => (
  <AddedTexts group="loadConfiguration">
    <Fault {...props} />
  </AddedTexts>
);
