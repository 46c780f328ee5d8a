import { useTranslate } from 'ra-core';
import { useIsLeaving } from '../../components/ConsoleContext';
import { HiddenText } from '../../components/page/HiddenText';

/** Says aloud that the operator is being logged out. Each dialog needs its own: nothing behind one is read. */
export const LeavingStatus = () => {
  const translate = useTranslate();
  const isLeaving = useIsLeaving();
  return <HiddenText role="status">{isLeaving && translate('app.nav.signingOut')}</HiddenText>;
};
