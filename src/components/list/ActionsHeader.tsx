import { useTranslate } from 'ra-core';
import { HiddenText } from '../page/HiddenText';

/** Names the column of actions to screen readers; the eye sees the buttons. */
export const ActionsHeader = () => {
  const translate = useTranslate();
  return <HiddenText>{translate('app.list.actions')}</HiddenText>;
};
