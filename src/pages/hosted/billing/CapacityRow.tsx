import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { maxValue, minValue, required, useLocaleState, useTranslate } from 'ra-core';
import { NumberInput } from 'ra-ui-materialui';
import { formatMoney } from '../../../components/fields/format';
import {
  type BillingCategory,
  billingCategories,
  capacityLimits,
  type PricedLine,
} from '../../../engines/billing';

const wholeNumber = (value: unknown) =>
  typeof value === 'number' && !Number.isInteger(value)
    ? 'pages.billing.order.wholeNumber'
    : undefined;

/** The same arrays at each render: a new one would register the input again. */
const rules = Object.fromEntries(
  billingCategories.map((category) => {
    const { min, max } = capacityLimits[category];
    return [category, [required(), minValue(min), maxValue(max), wholeNumber]];
  }),
);

/** "$5.00 per session", or what a tier costs as a whole. */
const usePriceText = (line: PricedLine | undefined): string => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  if (!line) return translate('pages.billing.order.noPrice');
  const { fee, currency, unitLabel, isFlat } = line;
  // The labels of the platform are English; those that it usually has are known in every language.
  const unit = unitLabel && translate(`pages.billing.order.units.${unitLabel}`, { _: unitLabel });
  const price = formatMoney(fee, currency, locale);
  if (isFlat) return translate('pages.billing.order.flat', { price });
  return translate(`pages.billing.order.${unit ? 'perUnit' : 'perOne'}`, { price, unit });
};

/** Four digits are read on the narrowest screen too, which has no room for the arrows. */
const fieldStyle = {
  width: { xs: 64, sm: 120 },
  '& input': {
    px: { xs: 2, sm: 3 },
    appearance: { xs: 'textfield', sm: 'auto' },
    '&::-webkit-inner-spin-button': { display: { xs: 'none', sm: 'block' } },
  },
};

interface CapacityRowProps {
  category: BillingCategory;
  /** Undefined where there is no price for what was typed. */
  line: PricedLine | undefined;
  isLocked: boolean;
  isBusy: boolean;
  /** It appeared because of a button that is gone. */
  autoFocus: boolean;
}

/** One service: how much of it, what one costs, what all of it costs. */
export const CapacityRow = ({ category, line, isLocked, isBusy, autoFocus }: CapacityRowProps) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const service = translate(`pages.billing.order.services.${category}`);
  const { min, max } = capacityLimits[category];
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {service}
      </TableCell>
      <TableCell>
        <NumberInput
          source={category}
          label={false}
          validate={rules[category]}
          min={min}
          max={max}
          step={1}
          readOnly={isLocked}
          autoFocus={autoFocus}
          helperText={false}
          sx={fieldStyle}
          slotProps={{
            htmlInput: {
              'aria-label': translate('pages.billing.order.capacityOf', { service }),
              'aria-required': true,
              readOnly: isLocked || isBusy,
            },
          }}
        />
      </TableCell>
      <TableCell>{usePriceText(line)}</TableCell>
      <TableCell align="right">
        {line ? formatMoney(line.cost, line.currency, locale) : '–'}
      </TableCell>
    </TableRow>
  );
};
