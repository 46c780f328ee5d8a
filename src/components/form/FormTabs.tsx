import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslate } from 'ra-core';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { useOpenTab } from '../tabs/useOpenTab';
import { countErrors } from './countErrors';
import { focusFirstError } from './focusFirstError';

export interface FormTab {
  /** Its value in the URL. */
  id: string;
  label: string;
  /** The first parts of the names of its inputs, whose errors count here. */
  fields: readonly string[];
  /** Told whether it is the open one: what is only shown need not be asked for before. */
  content: (isOpen: boolean) => ReactNode;
}

interface FormTabsProps {
  label: string;
  tabs: readonly FormTab[];
  /** The query parameter that names the open tab. */
  param?: string;
}

/**
 * The open tab, at once: the URL, where it lives, says so a moment after it was chosen. Nothing can
 * stop that, as tabs within one form never leave it.
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

const isWithin = (fields: readonly string[], name: string) => fields.includes(name);

/** Tells after each refused save which tabs have errors, opens the first of them, focuses its first. */
const useErrorsOf = (tabs: readonly FormTab[], open: string, choose: (tab: string) => void) => {
  const { errors, submitCount } = useFormState();
  const counts = tabs.map(({ fields }) =>
    countErrors(
      Object.fromEntries(Object.entries(errors).filter(([name]) => isWithin(fields, name))),
    ),
  );
  const panels = useRef<HTMLDivElement>(null);
  const total = countErrors(errors);
  const reactToErrors = () => {
    if (total === 0) return;
    const elsewhere = total - counts.reduce((sum, count) => sum + count, 0);
    const isHere = (counts[tabs.findIndex(({ id }) => id === open)] ?? 0) > 0;
    const first = tabs[counts.findIndex((count) => count > 0)];
    if (elsewhere === 0 && !isHere && first) choose(first.id);
    focusFirstError(panels.current?.closest('form') ?? null);
  };
  const latest = useRef(reactToErrors);
  latest.current = reactToErrors;
  useEffect(() => {
    if (submitCount > 0) latest.current();
  }, [submitCount]);
  return { counts, panels };
};

const badgeStyle = {
  ml: 1,
  px: 1.5,
  borderRadius: 4,
  fontSize: 12,
  lineHeight: '18px',
  color: 'background.paper',
  bgcolor: 'error.main',
} as const;

/**
 * The tabs of a form. All inputs stay mounted, so that all are validated; a save that is refused for
 * what is on a hidden tab opens it, focuses the field and counts the errors on the tabs' labels.
 */
export const FormTabs = ({ label, tabs, param = 'tab' }: FormTabsProps) => {
  const translate = useTranslate();
  const [open, choose] = useTab(tabs, param);
  const { counts, panels } = useErrorsOf(tabs, open, choose);
  const prefix = useId();
  const panelId = (tab: string) => `${prefix}-${tab}`;
  return (
    <Box ref={panels} sx={{ pt: 4 }}>
      <Tabs
        value={open}
        onChange={(_event, tab: string) => choose(tab)}
        aria-label={label}
        sx={{ borderBottom: '1px solid var(--mui-palette-divider)' }}
      >
        {tabs.map(({ id, label: name }, index) => (
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
                {(counts[index] ?? 0) > 0 && (
                  <Box
                    component="span"
                    aria-label={translate('app.form.errors', { smart_count: counts[index] })}
                    role="img"
                    sx={badgeStyle}
                  >
                    {counts[index]}
                  </Box>
                )}
              </span>
            }
          />
        ))}
      </Tabs>
      {tabs.map(({ id, content }) => (
        <Box
          key={id}
          role="tabpanel"
          id={panelId(id)}
          aria-labelledby={`${panelId(id)}-tab`}
          hidden={id !== open}
        >
          {content(id === open)}
        </Box>
      ))}
    </Box>
  );
};
