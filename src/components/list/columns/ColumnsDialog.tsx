import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslate } from 'ra-core';
import { useContext, useId, useLayoutEffect, useRef, useState } from 'react';
import { HiddenText } from '../../page/HiddenText';
import { PlainButton } from '../../plain/PlainButton';
import { plainIcon } from '../../plain/plainIcon';
import { movable } from './arranged';
import { TableColumnsContext } from './tableColumns';
import { useColumnChoice } from './useColumnChoice';
import { wordsInHead } from './wordsInHead';

const upIcon = plainIcon(UpIcon);
const downIcon = plainIcon(DownIcon);

/** Every key in the order of the dialog: those that are shown, then the others. */
const orderOf = (keys: string[], chosen: string[] | null) => [
  ...(chosen ?? []).filter((key) => keys.includes(key)),
  ...keys.filter((key) => !chosen?.includes(key)),
];

const swapped = (keys: string[], one: number, other: number) =>
  keys.map((key, place) => keys[place === one ? other : place === other ? one : place] ?? key);

/** A row that moves takes the focus of its button with it, which the browser does not. */
function useSteadyFocus() {
  const pressed = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (pressed.current?.isConnected) pressed.current.focus();
    pressed.current = null;
  });
  return pressed;
}

/** Which columns the list shows, and in which order; each change holds at once. */
export const ColumnsDialog = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const titleId = useId();
  const table = useContext(TableColumnsContext).current;
  const { chosen, choose } = useColumnChoice();
  const [columns] = useState(() => movable(table));
  const keys = columns.map(({ key }) => key);
  const [order, setOrder] = useState(() => orderOf(keys, chosen));
  const [moved, setMoved] = useState('');
  const pressed = useSteadyFocus();
  const shown = chosen ?? keys;
  const nameOf = (key: string) =>
    wordsInHead(columns.find((one) => one.key === key)?.head).join(' · ') || key;
  const show = (next: string[], isShown: (key: string) => boolean) => {
    setOrder(next);
    choose(next.filter(isShown));
  };
  const move = (place: number, by: 1 | -1, button: HTMLElement) => {
    const to = place + by;
    const key = order[place];
    if (key === undefined || order[to] === undefined) return;
    pressed.current = button;
    setMoved(
      translate('app.columns.moved', { name: nameOf(key), place: to + 1, count: order.length }),
    );
    show(swapped(order, place, to), (one) => shown.includes(one));
  };
  const toggle = (key: string) => show(order, (one) => shown.includes(one) !== (one === key));
  const reset = () => {
    setOrder(keys);
    choose(null);
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{translate('app.columns.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{translate('app.columns.help')}</DialogContentText>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 2, p: 0 }}>
          {order.map((key, place) => {
            const name = nameOf(key);
            return (
              <Box component="li" key={key} sx={{ display: 'flex', alignItems: 'center' }}>
                <FormControlLabel
                  sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}
                  label={name}
                  control={<Checkbox checked={shown.includes(key)} onChange={() => toggle(key)} />}
                />
                <PlainButton
                  label={translate('app.columns.up', { name })}
                  icon={upIcon}
                  aria-disabled={place === 0}
                  onClick={({ currentTarget }) => move(place, -1, currentTarget)}
                />
                <PlainButton
                  label={translate('app.columns.down', { name })}
                  icon={downIcon}
                  aria-disabled={place === order.length - 1}
                  onClick={({ currentTarget }) => move(place, 1, currentTarget)}
                />
              </Box>
            );
          })}
        </Box>
        <HiddenText role="status">{moved}</HiddenText>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" disabled={!chosen} onClick={reset}>
          {translate('app.columns.reset')}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {translate('app.confirm.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
