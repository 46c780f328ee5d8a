import { useColorScheme } from '@mui/material/styles';
import { Elements } from '@stripe/react-stripe-js';
import type { Appearance, StripeElementsOptionsMode } from '@stripe/stripe-js';
import { useLocaleState } from 'ra-core';
import type { ReactNode } from 'react';
import { useCardProvider } from './useCardProvider';

/** The provider draws in a frame of its own, which no stylesheet of ours reaches. */
const useAppearance = (): Appearance => {
  const { colorScheme } = useColorScheme();
  const isDark = colorScheme === 'dark';
  return {
    theme: isDark ? 'night' : 'stripe',
    variables: {
      colorPrimary: isDark ? '#9B9CF5' : '#5B5BD6',
      colorBackground: isDark ? '#171A21' : '#FFFFFF',
      borderRadius: '6px',
      fontSizeBase: '14px',
      fontFamily: 'system-ui, sans-serif',
    },
  };
};

/** The payment provider for what is inside, which is there before the provider's script is. */
export const CardElements = ({ currency, children }: { currency: string; children: ReactNode }) => {
  const [locale] = useLocaleState();
  const appearance = useAppearance();
  const { data } = useCardProvider();
  const options: StripeElementsOptionsMode = {
    mode: 'setup',
    currency,
    paymentMethodCreation: 'manual',
    allowedPaymentMethodTypes: ['card'],
    locale: locale as StripeElementsOptionsMode['locale'],
    appearance,
  };
  return (
    <Elements stripe={data ?? null} options={options}>
      {children}
    </Elements>
  );
};
