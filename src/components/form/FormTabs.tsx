import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useEvent } from 'ra-core';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { useOpenTab } from '../tabs/useOpenTab';
import { ErrorCount } from './ErrorCount';
import { focusFirstError, invalidInputs } from './focusFirstError';

export interface FormTab {
  /** Its value in the URL. */
  id: string;
  label: string;
  /** Called with whether the tab is open, so that a hidden one need not load what it only shows. */
  content: (isOpen: boolean) => ReactNode;
}

interface FormTabsProps {
  label: string;
  tabs: readonly FormTab[];
  /** The query parameter that names the open tab. */
  param?: string;
}

/**
 * The open tab. It lives in the URL, which is updated a moment after the click; the chosen tab shows
 * at once, since nothing can stop a change of tabs within a form.
 */
const useTab = (tabs: readonly FormTab[], param: string) => {
  const [inUrl, write] = useOpenTab(tabs, param);
  const [chosen, setChosen] = useState<string | null>(null);
  useEffect(() => setChosen((tab) => (tab === inUrl ? null : tab)), [inUrl]);
  const choose = (tab: string) => {
    setChosen((before) => (before === null && tab === inUrl ? null : tab));
    write(tab);
  };
  return [chosen ?? inUrl, choose] as const;
};

const tabPanel = '[role="tabpanel"]';
const tabOf = (panel: Element | null) => panel?.getAttribute('data-tab') ?? undefined;

/**
 * Counts the errors of each tab, opens the first tab with one after a refused save, focuses its
 * first. Which inputs a tab has is read from the page, where each input says that it is invalid.
 */
const useTabErrors = (open: string, choose: (tab: string) => void) => {
  const { errors, submitCount } = useFormState();
  const hasErrors = Object.keys(errors).length > 0;
  const [counts, setCounts] = useState<Record<string, number>>({});
  const tabsRef = useRef<HTMLDivElement>(null);

  // After every render: the inputs show their errors by then.
  useEffect(() => {
    const panels = hasErrors ? [...(tabsRef.current?.querySelectorAll(tabPanel) ?? [])] : [];
    const next = Object.fromEntries(
      panels.map((panel) => [tabOf(panel), invalidInputs(panel).length]),
    );
    setCounts((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
  });

  const openFirstError = useEvent(() => {
    const form = tabsRef.current?.closest('form');
    if (!form || !hasErrors) return;
    const tabs = invalidInputs(form).map((input) => tabOf(input.closest(tabPanel)));
    const [first] = tabs;
    if (first !== undefined && !tabs.includes(undefined) && !tabs.includes(open)) choose(first);
    focusFirstError(form);
  });
  useEffect(() => {
    if (submitCount > 0) openFirstError();
  }, [submitCount, openFirstError]);
  return { counts, tabsRef };
};

/**
 * The tabs of a form. All inputs stay mounted, so that all are validated; a save that is refused for
 * what is on a hidden tab opens it, focuses the field and counts the errors on the tabs' labels.
 */
export const FormTabs = ({ label, tabs, param = 'tab' }: FormTabsProps) => {
  const [open, choose] = useTab(tabs, param);
  const { counts, tabsRef } = useTabErrors(open, choose);
  const prefix = useId();
  const panelId = (tab: string) => `${prefix}-${tab}`;
  return (
    <Box ref={tabsRef} sx={{ pt: 4 }}>
      <Tabs
        value={open}
        onChange={(_event, tab: string) => choose(tab)}
        aria-label={label}
        sx={{ borderBottom: '1px solid var(--mui-palette-divider)' }}
      >
        {tabs.map(({ id, label: name }) => (
          <Tab
            key={id}
            value={id}
            id={`${panelId(id)}-tab`}
            aria-controls={panelId(id)}
            // No button element: a form that is disabled as a whole can still be looked at.
            component="span"
            label={
              <span>
                {name}
                <ErrorCount count={counts[id] ?? 0} />
              </span>
            }
          />
        ))}
      </Tabs>
      {tabs.map(({ id, content }) => (
        <Box
          key={id}
          role="tabpanel"
          data-tab={id}
          id={panelId(id)}
          aria-labelledby={`${panelId(id)}-tab`}
          hidden={id !== open}
          sx={{ pt: 4 }}
        >
          {content(id === open)}
        </Box>
      ))}
    </Box>
  );
};
