import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { undoButtonStyle, undoStyle } from './undoStyle';
import { useIsOnPage } from './useIsOnPage';
import { type BackItem, useUndoMany } from './useUndoMany';

interface UndoManyToastProps {
  /** What was done with them. */
  text: string;
  items: readonly BackItem[];
  /** The path of the page that it belongs to. */
  page: string;
  /** It was asked for already. */
  isAsked?: boolean;
}

/** What was done with many, with the way back, and then what became of that. */
export const UndoManyToast = ({ text, items, page, isAsked = false }: UndoManyToastProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [over, setOver] = useState<string | null>(null);
  const isOnPage = useIsOnPage(page);
  const { run, isRunning, rest, start, stop } = useUndoMany(items, (result) => {
    setOver(result);
    if (!isOnPage()) notify(result, { type: 'success', messageArgs: { _: result } });
  });
  const isBegun = useRef(false);
  useEffect(() => {
    if (!isAsked || isBegun.current) return;
    isBegun.current = true;
    void start();
  });
  const progress = { done: run?.results.length ?? 0, total: run?.ids.length ?? 0 };
  const act = isRunning ? stop : start;
  const label = isRunning ? 'many.stop' : over === null ? 'action' : 'retry';
  return (
    <Box sx={undoStyle}>
      <span>{isRunning ? translate('app.undo.many.busy', progress) : (over ?? text)}</span>
      {(isRunning || rest > 0) && (
        <Button size="small" color="inherit" sx={undoButtonStyle} onClick={() => act()}>
          <span>{translate(`app.undo.${label}`)}</span>
        </Button>
      )}
    </Box>
  );
};
