import { local, localKeysFrom, ownName } from './storage';
import { knowOtherTabs } from './unsavedWork';

/** Tabs with unsaved work write claims to local storage under this prefix and their own name. */
const prefix = 'unsaved-work:';
/** How long a tab may take to say that it is still there (ms): one in the background answers in a few. */
const patience = 1000;

type Message = 'anyone?' | 'here';

const ownClaim = prefix + crypto.getRandomValues(new Uint32Array(2)).join('-');
const openChannel = () => new BroadcastChannel(ownName('trunkline-unsaved-work'));
/**
 * If the storage is full or blocked, the other tabs do not learn of it; the form itself continues.
 */
const claim = (): void => local.set(ownClaim, '');

/** Another tab has taken this one for dead, as it was too busy to answer. */
const claimAgain = ({ key, newValue }: StorageEvent) => {
  if (key === ownName(ownClaim) && newValue === null) claim();
};

let answering: BroadcastChannel | null = null;

function tell(isHeld: boolean): void {
  answering?.close();
  answering = null;
  window.removeEventListener('storage', claimAgain);
  if (!isHeld) {
    local.set(ownClaim, null);
    return;
  }
  claim();
  window.addEventListener('storage', claimAgain);
  const channel = openChannel();
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data === 'anyone?') channel.postMessage('here' satisfies Message);
  };
  answering = channel;
}

const otherClaims = (): string[] => localKeysFrom(prefix).filter((key) => key !== ownClaim);

/** A tab that is gone cannot take its claim back: only one that answers counts. Nobody answers: the claims are dropped. */
async function ask(): Promise<boolean> {
  const claims = otherClaims();
  if (claims.length === 0) return false;
  const channel = openChannel();
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<boolean>((resolve) => {
      channel.onmessage = ({ data }: MessageEvent<Message>) => {
        if (data === 'here') resolve(true);
      };
      timer = setTimeout(() => {
        for (const dead of claims) local.set(dead, null);
        resolve(false);
      }, patience);
      channel.postMessage('anyone?' satisfies Message);
    });
  } finally {
    clearTimeout(timer);
    channel.close();
  }
}

knowOtherTabs({ tell, ask });
