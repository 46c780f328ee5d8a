import ClearIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useListContext, useTranslate } from 'ra-core';
import { type KeyboardEvent, Suspense, useState } from 'react';
import type { BulkKind } from '../../types/resourceOptions';
import { bottomBar } from '../plain/bottomBar';
import { PlainButton } from '../plain/PlainButton';
import { plainIcon } from '../plain/plainIcon';
import type { BulkActionProps } from './actionProps';
import { bulkActions } from './actions';
import type { Selection } from './BulkSelection';
import { MoreActions } from './MoreActions';
import { useSelectAll } from './useSelectAll';

const clearIcon = plainIcon(ClearIcon);

const style = { ...bottomBar, gap: 2, px: 4, py: 2 };

/** On a phone, a line of the bar: what stands in it gives way, and none goes to a line of its own. */
const line = { display: 'flex', alignItems: 'center', gap: 2, flex: '1 1 100%', minWidth: 0 };
/** A button of such a line, whose text takes two short ones rather than more room. */
const narrowButton = { minWidth: 0, lineHeight: 1.2 };

const dialogOf = (kind: BulkKind) => {
  const action = bulkActions[kind];
  return 'dialog' in action ? action.dialog : null;
};

interface CountProps {
  count: number;
  selection: Selection;
  isNarrow: boolean;
  /** Words are few, and a sign stands for what it takes to clear. */
  isShort: boolean;
  onClear: () => void;
}

/** How many are selected, and all that match. */
const Count = ({ count, selection, isNarrow, isShort, onClear }: CountProps) => {
  const translate = useTranslate();
  const all = useSelectAll(selection.remember);
  const clear = translate('app.bulk.clear');
  return (
    <>
      <span role="status">{translate('app.bulk.selected', { smart_count: count })}</span>
      {all.isSelecting ? (
        <>
          <span>{translate('app.bulk.selecting')}</span>
          <Button size="small" onClick={all.stop}>
            {translate('app.bulk.stop')}
          </Button>
        </>
      ) : (
        all.hasMore && (
          <Button size="small" sx={isNarrow ? narrowButton : undefined} onClick={all.selectAll}>
            <span>
              {translate(isShort ? 'app.bulk.selectAllShort' : 'app.bulk.selectAll', {
                smart_count: all.total,
              })}
            </span>
          </Button>
        )
      )}
      {isShort ? (
        <>
          {isNarrow && <Box sx={{ flex: 1 }} />}
          <PlainButton label={clear} icon={clearIcon} onClick={onClear} />
        </>
      ) : (
        <Button size="small" color="inherit" onClick={onClear}>
          {clear}
        </Button>
      )}
    </>
  );
};

/** One thing that can be done, as it stands in the bar. */
const Action = ({
  kind,
  onOpen,
  ...props
}: BulkActionProps & { kind: BulkKind; onOpen: () => void }) => {
  const translate = useTranslate();
  const action = bulkActions[kind];
  if ('inBar' in action) return <action.inBar {...props} />;
  return (
    <Button size="small" color={'isDangerous' in action ? 'error' : 'inherit'} onClick={onOpen}>
      {translate(`app.bulk.kinds.${kind}`)}
    </Button>
  );
};

/** They change nothing, and stand behind the others. */
const quiet: readonly BulkKind[] = ['copyNames', 'copySids', 'export'];

/** How many buttons a phone has room for, beside the menu. */
const mostButtons = 2;

/** What stands in the bar, and what behind its menu. A field takes the room of all buttons. */
function placesOf(kinds: readonly BulkKind[], isNarrow: boolean) {
  const loud = kinds.filter((kind) => !quiet.includes(kind));
  const field = loud.filter((kind) => 'inBar' in bulkActions[kind]);
  const inBar = isNarrow ? (field.length > 0 ? field : loud.slice(0, mostButtons)) : loud;
  return { inBar, behind: loud.filter((kind) => !inBar.includes(kind)) };
}

/** What can be done with the selected records, below the list and always in sight. Escape selects none. */
export const BulkBar = ({ selection }: { selection: Selection }) => {
  const translate = useTranslate();
  const { selectedIds, onSelect } = useListContext();
  const [opened, setOpened] = useState<{ kind: BulkKind; props: BulkActionProps } | null>(null);
  const records = selectedIds.flatMap((id) => selection.recordOf(String(id)) ?? []);
  const props: BulkActionProps = {
    records,
    nameOf: selection.nameOf,
    onDone: (ids) => {
      const done = new Set(ids);
      onSelect(selectedIds.filter((id) => !done.has(String(id))));
    },
    onClose: () => setOpened(null),
  };
  // The bar goes, and the keyboard is back at what was selected.
  const clear = () => {
    const box = document.querySelector<HTMLElement>('tr.is-selected .row-checkbox');
    onSelect([]);
    box?.focus();
  };
  const { breakpoints } = useTheme();
  const isNarrow = useMediaQuery(breakpoints.down('sm'), { noSsr: true });
  // Longer languages need two lines for all the words below that.
  const isShort = useMediaQuery(breakpoints.down('xl'), { noSsr: true });
  const { inBar, behind } = placesOf(selection.kinds, isNarrow);
  const lineStyle = isNarrow ? line : { display: 'contents' };
  const Dialog = opened && dialogOf(opened.kind);
  const hear = ({ key, target, currentTarget }: KeyboardEvent<HTMLElement>) => {
    const isInDialog = !currentTarget.contains(target as Node);
    if (key === 'Escape' && !isInDialog && (target as Element).tagName !== 'INPUT') clear();
  };
  return (
    <>
      <Paper
        variant="outlined"
        role="group"
        aria-label={translate('app.bulk.label')}
        sx={style}
        onKeyDown={hear}
      >
        <Box sx={lineStyle}>
          <Count
            count={records.length}
            selection={selection}
            isNarrow={isNarrow}
            isShort={isShort}
            onClear={clear}
          />
        </Box>
        {!isNarrow && <Box sx={{ flex: 1 }} />}
        <Box sx={lineStyle}>
          {inBar.map((kind) => (
            <Action key={kind} kind={kind} {...props} onOpen={() => setOpened({ kind, props })} />
          ))}
          {isNarrow && <Box sx={{ marginInlineStart: 'auto' }} />}
          <MoreActions
            behind={behind}
            quiet={selection.kinds.filter((kind) => quiet.includes(kind))}
            records={records}
            nameOf={selection.nameOf}
            onOpen={(kind) => setOpened({ kind, props })}
          />
        </Box>
      </Paper>
      {opened && Dialog && (
        <Suspense fallback={null}>
          <Dialog {...opened.props} onDone={props.onDone} />
        </Suspense>
      )}
    </>
  );
};
