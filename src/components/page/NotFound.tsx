import Button from '@mui/material/Button';
import { LinkBase, useTranslate } from 'ra-core';
import { EmptyState } from './EmptyState';
import { PageHeader } from './PageHeader';

/** An address of the console that does not exist. */
export const NotFound = () => {
  const translate = useTranslate();
  return (
    <>
      <PageHeader title={translate('app.notFound.title')} />
      <EmptyState
        title={translate('app.notFound.text')}
        action={
          <Button variant="contained" component={LinkBase} to="/">
            {translate('app.notFound.home')}
          </Button>
        }
      />
    </>
  );
};
