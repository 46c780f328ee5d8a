import { Route, Routes } from 'react-router-dom';
import { AddedTexts } from '../../../i18n/AddedTexts';
import { NotFoundPage } from '../../public/NotFoundPage';
import { RegisterEmailPage } from './RegisterEmailPage';
import { RegisterPage } from './RegisterPage';
import { SubdomainPage } from './SubdomainPage';
import { VerifyEmailPage } from './VerifyEmailPage';

/** The pages below /register. */
export const SignUpPages = () => (
  <AddedTexts group="loadSignUp">
    <Routes>
      <Route index element={<RegisterPage />} />
      <Route path="email" element={<RegisterEmailPage />} />
      <Route path="email/verify-your-email" element={<VerifyEmailPage />} />
      <Route path="choose-a-subdomain" element={<SubdomainPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  </AddedTexts>
);
