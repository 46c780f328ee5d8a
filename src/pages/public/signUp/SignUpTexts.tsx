import type { ReactNode } from 'react';
import { loadSignUpMessages } from '../../../i18n/language';
import { AddedTexts } from '../../../i18n/PublicTexts';

export const SignUpTexts = ({ children }: { children: ReactNode }) => (
  <AddedTexts load={loadSignUpMessages}>{children}</AddedTexts>
);
