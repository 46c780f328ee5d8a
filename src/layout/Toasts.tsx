import Alert, { type AlertColor } from '@mui/material/Alert';
import {
  type NotificationPayload,
  useLocation,
  useNotificationContext,
  useTranslate,
} from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { useToastPlace } from './useToastPlace';

/** How long a toast stays unless it says so (rule 4.3); it waits while the pointer or focus is on it. */
const toastTime = 5000;

interface Toast {
  id: number;
  text: React.ReactNode;
  severity: AlertColor;
  /** How long it stays (ms). */
  time: number;
  /** The path of the page that it belongs to: it does not stand on another one. */
  page?: string;
}

const ToastCard = ({ toast, onClose }: { toast: Toast; onClose: (id: number) => void }) => {
  const [isHeld, setIsHeld] = useState(false);
  const { id, time } = toast;
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => onClose(id), time);
    return () => clearTimeout(timer);
  }, [isHeld, id, time, onClose]);
  return (
    <Alert
      severity={toast.severity}
      variant="outlined"
      role={toast.severity === 'error' ? 'alert' : 'status'}
      onClose={() => onClose(id)}
      onMouseEnter={() => setIsHeld(true)}
      onMouseLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
      sx={{
        bgcolor: 'background.paper',
        boxShadow: '0 4px 16px rgb(0 0 0 / 16%)',
        overflowWrap: 'anywhere',
        // What closes it is in line with the first line of its text.
        '& .MuiAlert-action': { pt: '2px' },
      }}
    >
      {toast.text}
    </Alert>
  );
};

/** Says when another page is shown. */
const PageChange = ({ onChange }: { onChange: (path: string) => void }) => {
  const { pathname } = useLocation();
  useEffect(() => onChange(pathname), [pathname, onChange]);
  return null;
};

let nextId = 1;

/** Success and error messages, several at a time, spoken by screen readers. */
export const Toasts = () => {
  const translate = useTranslate();
  const { notifications, takeNotification } = useNotificationContext();
  const [toasts, setToasts] = useState<Toast[]>([]);
  const stack = useRef<HTMLDivElement>(null);
  const place = useToastPlace(stack, toasts.map(({ id }) => id).join() || undefined);
  const close = useRef((id: number) => setToasts((all) => all.filter((one) => one.id !== id)));
  const leavePage = useRef((path: string) =>
    setToasts((all) =>
      all.some(({ page = path }) => page !== path)
        ? all.filter(({ page = path }) => page === path)
        : all,
    ),
  );

  // A new attempt takes away what the last one failed with. Forms keep the event to themselves later on.
  useEffect(() => {
    const forget = () => setToasts((all) => all.filter(({ severity }) => severity !== 'error'));
    document.addEventListener('submit', forget, { capture: true });
    return () => document.removeEventListener('submit', forget, { capture: true });
  }, []);

  useEffect(() => {
    if (notifications.length === 0) return;
    const taken = takeNotification() as NotificationPayload | undefined;
    if (!taken) return;
    const { message, type, notificationOptions } = taken;
    const text =
      typeof message === 'string' ? translate(message, notificationOptions?.messageArgs) : message;
    const severity = (type === 'info' ? 'success' : type) as AlertColor;
    // Said again, a message is said once: it starts over instead of piling up.
    setToasts((all) => [
      ...all.filter((toast) => toast.text !== text).slice(-3),
      {
        ...{ id: nextId++, text, severity, page: notificationOptions?.page },
        time: notificationOptions?.autoHideDuration ?? toastTime,
      },
    ]);
  }, [notifications, takeNotification, translate]);

  return (
    <div ref={stack} className="toasts of-window" style={place}>
      <PageChange onChange={leavePage.current} />
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onClose={close.current} />
      ))}
    </div>
  );
};
