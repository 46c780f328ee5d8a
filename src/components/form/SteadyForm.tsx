import { Form } from 'ra-core';
import { type ComponentProps, type ReactNode, useLayoutEffect, useState } from 'react';
import { FormProvider, useFormContext } from 'react-hook-form';
import { SectionsBegin } from './FormSections';

/** What inputs begin with where the record has nothing is as good as stored: it was not typed. */
const OwnValues = () => {
  const { getValues, resetDefaultValues } = useFormContext();
  useLayoutEffect(() => resetDefaultValues(getValues()), [getValues, resetDefaultValues]);
  return null;
};

const Drawn = ({ children }: { children: ReactNode }) => {
  const form = useFormContext();
  const [steady] = useState(form);
  if (!form.formState.isReady) return null;
  return (
    <FormProvider {...steady}>
      {/* Before the inputs, which do not listen yet then. */}
      <OwnValues />
      {children}
      <SectionsBegin />
    </FormProvider>
  );
};

/**
 * ra-core's form, in which everything is drawn once. It takes its record again when it is mounted, and says that it is
 * ready: what is mounted with it is drawn for each of both. Here it is mounted when both are done, which the browser
 * paints at once; and it knows the form by what never changes. The state of the form is read by `useFormState`.
 */
export const SteadyForm = ({ children, ...form }: ComponentProps<typeof Form>) => (
  <Form {...form}>
    <Drawn>{children}</Drawn>
  </Form>
);
