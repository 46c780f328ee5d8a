// @vitest-environment jsdom
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PasswordRules } from '../src/components/inputs/PasswordRules';
import { createConsoleTheme } from '../src/theme';
import { compute } from './support/computedStyle';

const theme = createConsoleTheme();

afterEach(cleanup);

it('words for screen readers are not seen where only the styles of every page are: signed out', () => {
  const policy = {
    min_password_length: 8,
    require_digit: true,
    require_special_character: false,
  } as const;
  render(
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <PasswordRules id="rules" password="" policy={policy} translate={(key) => key} />
    </ThemeProvider>,
  );
  const words = screen.getAllByText('public.passwordRules.unmet');
  expect(words).toHaveLength(2);
  for (const one of words) {
    const { position, width, overflow } = compute(one);
    expect({ position, width, overflow }).toEqual({
      position: 'absolute',
      width: '1px',
      overflow: 'hidden',
    });
  }
});
