import Check from '@mui/icons-material/CheckCircle';
import Open from '@mui/icons-material/RadioButtonUnchecked';
import Box from '@mui/material/Box';
import type { PasswordSettings } from '../../types';
import { HiddenText } from '../page/HiddenText';
import { passwordFlaws } from '../validation/password';

/**
 * Every rule of the policy, each met or not yet: an empty password breaks them all. On signed-out
 * pages as well, whose texts come from elsewhere: `translate` is that of the page.
 */
export const PasswordRules = ({
  id,
  password,
  policy,
  translate,
}: {
  id: string;
  password: string;
  policy: PasswordSettings;
  translate: (key: string, args?: Record<string, string | number>) => string;
}) => {
  const unmet = passwordFlaws(password, policy);
  return (
    <Box id={id} sx={{ fontSize: 13, color: 'text.secondary' }}>
      {translate('public.passwordRules.must')}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 1 }}>
        {passwordFlaws('', policy).map((rule) => {
          const isMet = !unmet.includes(rule);
          const Icon = isMet ? Check : Open;
          return (
            <Box
              component="li"
              key={rule}
              sx={{ display: 'flex', alignItems: 'center', gap: 2, py: 0.5 }}
            >
              <Icon sx={{ fontSize: 16, color: isMet ? 'success.main' : 'text.secondary' }} />
              <Box component="span" sx={{ color: 'text.primary' }}>
                {translate(`public.passwordRules.${rule}`, { length: policy.min_password_length })}
              </Box>
              <HiddenText>
                {translate(isMet ? 'public.passwordRules.met' : 'public.passwordRules.unmet')}
              </HiddenText>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
};
