import { CopyButton } from './CopyButton';

/** A sid shortened in the middle, "b7f3…91ac"; what is short already stays as it is. */
export const shortenSid = (sid: string): string =>
  sid.length > 13 ? `${sid.slice(0, 8)}…${sid.slice(-4)}` : sid;

/** A sid shortened in the middle, whole in its title and in what is copied. `name` says what it is. */
export const ShortSid = ({ sid, name }: { sid: string; name: string }) => (
  <span className="short-sid">
    <span translate="no" className="mono" title={sid}>
      {shortenSid(sid)}
    </span>
    <CopyButton text={sid} name={name} />
  </span>
);
