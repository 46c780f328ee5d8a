import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { type ReactNode, Suspense, useId, useRef } from 'react';
import { Bounded } from '../page/Bounded';
import { TableSkeleton } from '../page/Skeletons';
import { useOpenTab } from './useOpenTab';

export interface ViewTab {
  /** Its value in the URL. */
  id: string;
  label: string;
  /** Mounted when the tab is opened for the first time, and kept from then on. */
  content: ReactNode;
}

interface ViewTabsProps {
  label: string;
  tabs: readonly ViewTab[];
  /** The query parameter that names the open tab. */
  param?: string;
}

/** Tabs for viewing. The contents of a tab are loaded when it is opened. */
export const ViewTabs = ({ label, tabs, param = 'tab' }: ViewTabsProps) => {
  const [open, choose] = useOpenTab(tabs, param);
  const opened = useRef(new Set<string>());
  opened.current.add(open);
  const prefix = useId();
  const panelId = (tab: string) => `${prefix}-${tab}`;
  return (
    <>
      <Tabs
        value={open}
        onChange={(_event, tab: string) => choose(tab)}
        aria-label={label}
        sx={{ borderBottom: '1px solid var(--mui-palette-divider)', minHeight: 40 }}
      >
        {tabs.map(({ id, label: name }) => (
          <Tab
            key={id}
            value={id}
            id={`${panelId(id)}-tab`}
            aria-controls={panelId(id)}
            label={name}
            sx={{ minWidth: { xs: 0, sm: 90 }, px: { xs: 2.5, sm: 4 } }}
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
          sx={{ pt: 3 }}
        >
          {opened.current.has(id) && (
            <Bounded of="panel">
              <Suspense fallback={<TableSkeleton rows={4} />}>{content}</Suspense>
            </Bounded>
          )}
        </Box>
      ))}
    </>
  );
};
