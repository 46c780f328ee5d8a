import { openTabChannel } from '../tabChannel';
import { local, localKeysFrom, ownName } from './storage';
import { knowOtherTabs, type UnsavedWork } from './unsavedWork';

/** Tabs with unsaved work write claims to local storage under this prefix and their own name: empty where drafts keep all of it. */
const prefix = 'unsaved-work:';
/** How long a tab may take to say that it is still there (ms): one in the background answers in a few. */
const patience = 1000;

/** A tab without drafts of all that it holds says so before it is `here`. */
type Message = 'anyone?' | 'unkept' | 'here';

const ownClaim = prefix + crypto.getRandomValues(new Uint32Array(2)).join('-');
const openChannel = () => openTabChannel(ownName('trunkline-unsaved-work'));
/** What this tab told of itself last. */
let own: UnsavedWork = null;
/**
 * If the storage is full or blocked, the other tabs do not learn of it; the form itself continues.
 */
const claim = (): void => local.set(ownClaim, own === 'unkept' ? own : '');

/** Another tab has taken this one for dead, as it was too busy to answer. */
const claimAgain = ({ key, newValue }: StorageEvent) => {
  if (key === ownName(ownClaim) && newValue === null) claim();
};

let answering: BroadcastChannel | null = null;

function tell(held: UnsavedWork): void {
  own = held;
  if (!held) {
    answering?.close();
    answering = null;
    window.removeEventListener('storage', claimAgain);
    local.set(ownClaim, null);
    return;
  }
  claim();
  if (answering) return;
  window.addEventListener('storage', claimAgain);
  const channel = openChannel();
  if (!channel) return;
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data !== 'anyone?') return;
    if (own === 'unkept') channel.postMessage('unkept' satisfies Message);
    channel.postMessage('here' satisfies Message);
  };
  answering = channel;
}

const otherClaims = (): string[] => localKeysFrom(prefix).filter((key) => key !== ownClaim);

/**
 * A tab that is gone cannot take its claim back: only one that answers counts. Nobody answers: the claims are dropped.
 * Without a channel nobody can answer. While a claim says that something is not kept, a tab that keeps all of its own is not the only one to wait for.
 */
async function ask(): Promise<UnsavedWork> {
  const claims = otherClaims();
  if (claims.length === 0) return null;
  const isAllKept = claims.every((one) => local.get(one) !== 'unkept');
  const channel = openChannel();
  if (!channel) return null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let found: UnsavedWork = null;
  try {
    return await new Promise<UnsavedWork>((resolve) => {
      channel.onmessage = ({ data }: MessageEvent<Message>) => {
        if (data === 'anyone?') return;
        found = data === 'unkept' ? data : 'kept';
        if (found === 'unkept' || isAllKept) resolve(found);
      };
      timer = setTimeout(() => {
        if (!found) for (const dead of claims) local.set(dead, null);
        resolve(found);
      }, patience);
      channel.postMessage('anyone?' satisfies Message);
    });
  } finally {
    clearTimeout(timer);
    channel.close();
  }
}

knowOtherTabs({ tell, ask });
