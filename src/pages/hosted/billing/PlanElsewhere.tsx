import Button from '@mui/material/Button';
import { LinkBase, useTranslate } from 'ra-core';
import { accountPath } from '../../../components/hosted/accountPaths';
import { EmptyState } from '../../../components/page/EmptyState';

/** Where the plan of an account is bought or changed, with what the way there is called. */
const ways = {
  subscription: 'pages.billing.plan.upgrade',
  'modify-subscription': 'pages.billing.plan.modify',
} as const;

interface PlanElsewhereProps {
  accountSid: string;
  page: keyof typeof ways;
  /** The key of the text that says why it is not done here. */
  reason: string;
}

/** In place of what the plan of an account does not have: the way to the page that has it. */
export const PlanElsewhere = ({ accountSid, page, reason }: PlanElsewhereProps) => {
  const translate = useTranslate();
  return (
    <EmptyState
      title={translate(reason)}
      action={
        <Button variant="contained" component={LinkBase} to={accountPath(accountSid, page)}>
          {translate(ways[page])}
        </Button>
      }
    />
  );
};
