import type { FlatMessages } from '../../scripts/lib/messageReport';

/** A word that no text uses, and what it says instead. */
interface Avoided {
  found: RegExp;
  instead: string;
}

/**
 * One name for one thing, the verbs of the trade, and no sentence where a noun will do. `instead` is
 * what the failing test tells whoever wrote the text.
 */
export const avoided: Record<string, Avoided[]> = {
  en: [
    { found: /\bblanks\b/i, instead: 'spaces' },
    { found: /\bfits?\b/i, instead: 'matches' },
    { found: /\btakes? (a|the|every|all) calls?\b/i, instead: 'handles' },
    { found: /\b(told|tells?)\b/i, instead: 'reports, receives, or the plain fact' },
    { found: /\bstands?\b/i, instead: 'appears, is' },
    { found: /\b(go|goes|going|went) on\b/i, instead: 'continue, resume, work' },
    { found: /\bgo(es)? with\b/i, instead: 'also deletes …' },
    { found: /\bat once\b/i, instead: 'immediately' },
    { found: /\bis no (?!longer)/i, instead: 'is not a …, or invalid' },
    { found: /\bkinds?\b/i, instead: 'type' },
    { found: /\b(somebody|nobody|whoever)\b/i, instead: 'someone, no user, your administrator' },
    { found: /\bmeanwhile\b/i, instead: 'while you were editing' },
    { found: /\bin all\b/i, instead: 'total' },
    { found: /\bin order to\b/i, instead: 'to' },
    { found: /\bdialled\b/i, instead: 'dialed (American spelling throughout)' },
    { found: /\bwhitelist/i, instead: 'allow' },
    { found: /\bmak(e|es|ing) the\b/i, instead: 'create' },
    {
      found: /\bthe platform (asks?|answers?|answered|keeps?|takes?|knows?|does not know)\b/i,
      instead: 'the fact without the platform as its subject',
    },
    { found: /\bsign(s|ed|ing)? (you )?(in|out)\b/i, instead: 'log in, log out' },
    { found: /\blog-(in|out)\b/i, instead: 'login, logout' },
    { found: /\be-mail/i, instead: 'email' },
    { found: /!$/, instead: 'a full stop' },
    { found: /\buser name\b/i, instead: 'username' },
    { found: /\b(outbound call routes?|least[- ]cost)\b/i, instead: 'routing table' },
    { found: /\bspeech credentials?\b/i, instead: 'speech service' },
    { found: /\b(record for call|deleted record)\b/i, instead: 'recording' },
    { found: /\b(Sip|Dtmf|Tts|Stt|Json|Api|Arn)\b|[a-z]Arn\b/, instead: 'capital letters' },
    { found: /\bwebsocket\b|\bWebsocket\b/, instead: 'WebSocket' },
    {
      found: /\b(cannot|(is|are|was|were|could|does|do|did|has|have|will) not)\b/i,
      instead: 'the short form (can’t, isn’t, doesn’t …)',
    },
  ],
  fr: [
    { found: /\blocataires?\b/i, instead: 'tenant' },
    { found: /\bappareils?\b/i, instead: 'terminal' },
    { found: /\bidentifiants? voca(l|ux)\b/i, instead: 'service vocal' },
    { found: /\bentrez\b/i, instead: 'saisissez' },
    { found: /\bavec succès\b/i, instead: 'le participe seul : créé, mis à jour' },
    {
      found: /c’est irréversible|action est définitive/i,
      instead: 'Cette action est irréversible.',
    },
    { found: /\bdispara(ît|issent)\b/i, instead: 'Supprime aussi …' },
    { found: /\bmoindre coût\b/i, instead: 'table de routage' },
    { found: /\bwebsocket\b|\bWebsocket\b/, instead: 'WebSocket' },
    { found: / [:;!?»](\s|$)|« /, instead: 'une espace insécable (U+00A0, U+202F)' },
  ],
};

/** Typography of every language. */
const everywhere: Avoided[] = [
  { found: /\w'\w/, instead: 'the apostrophe ’' },
  { found: /\.\.\./, instead: 'the ellipsis … as one character' },
  { found: / {2}/, instead: 'no space more than needed' },
];

/** English texts that the rules quote keep their letters, whatever is avoided elsewhere (decision 83). */
export const quoted: ReadonlySet<string> = new Set([
  'You do not have access.',
  'You do not have access to this resource',
  'You do not have permissions to manage Settings',
  'You do not have permissions to manage all accounts',
  'You do not have permissions to make changes to this Account',
  'You do not have permissions to make changes to this Carrier',
  'You do not have permissions to delete this Carrier',
  'You do not have permissions to make changes to this Application',
  'You do not have permissions to make changes to these Speech Credentials',
  'You do not have permissions to delete these Speech Credentials',
  'You do not have permissions to manage all outbound call routes',
  // OpenTelemetry's own term.
  'Span kind',
  'Tts Cache successfully cleaned',
  "That page doesn't exist.",
  'CAPSLOCK is enabled!',
  'Forgot Password',
  'Passwords do not match',
  'The confirmation password does not match the new password. Please ensure both passwords are identical.',
  "You've successfully logged out.",
  'The SIP Realm you have entered is already in use on another one of your accounts.',
  'Bucket Credential is valid.',
  'Upgrade your Subscription',
  'Configure Your Subscription',
  'Your Subscription',
  'Change SIP Realm',
  'Total Monthly Cost',
  'Payment Information',
  'Pay %{amount} and Upgrade to Paid Plan',
  'Review Changes',
  'Your requested changes are being processed. Please do not leave the page or hit the back button until complete.',
  'Confirm Changes',
  'The additional capacity you that you requested could not be granted due to a failure processing payment. Please configure a valid credit card for your account and the upgrade will be automatically processed',
  'Return to Free Plan',
  'Manage Payment Information',
  'Change Payment Info',
  'New Payment Information',
  'Save New Card',
  'Edit Sip Realm',
  'Change Sip Realm',
  'Successfully deleted record',
  'Not Started',
  'You must provide at least one SIP Gateway.',
  'Please provide a valid SIP Proxy domain or IP address.',
  'You must provide at least one Outbound Gateway.',
  'Deleted Carrier %{name}',
  'No Carriers.',
  'Sip realm is not set for the account.',
  '%{name} does not have a fully qualified domain name for MS Teams',
  'You must create an account before you can create an Microsoft Teams Tenant.',
  'Updating number routing...',
  'Edit Speech Service',
  'RoleArn',
  'The server cannot be reached',
  'Invalid service key file, could not parse as JSON.',
  'You must type the delete message correctly in order to delete your account.',
  '%{provider} is not a valid OAuth provider',
  'There is no log for this call',
  'Speech credential created successfully',
  'Speech credential updated successfully',
  'Cannot create an account. Service Provider has no accounts.',
]);

/** What keeps its capital inside of a text: names of products and of parts of protocols. */
const properNames =
  /^(Blob|Cloud|Contact|Direct|Diversion|Enter|From|Gemini|Google|Homer|Microsoft|QoS|Register|Routing|Storage|Teams|WebSockets?|Wireshark)$/;
/** Names of headers: with a hyphen, or said to be one. */
const headers = /\b[A-Z][a-z]+(-[A-Z]\w+)+|\b[A-Z][a-z]+ headers?\b/g;

/** Words with a capital inside of a sentence that are no names: labels are written as sentences are. */
function capitalsIn(text: string): string[] {
  const sentences = text.split(/(?:[.!?:…]|\|\|\|\||[“”()·,])\s*/);
  return sentences.flatMap((sentence) =>
    sentence
      .replace(/%\{\w+\}/g, 'x')
      .replace(headers, 'header')
      .trim()
      .split(/[\s/]+/)
      .slice(1)
      .filter((word) => /^[A-Z][a-z]/.test(word) && !properNames.test(word)),
  );
}

/** Why a text is not written as this console writes: what to say instead, a reason each. */
export function flawsIn(locale: string, text: string): string[] {
  const rules = [...(avoided[locale] ?? []), ...everywhere];
  const found = rules.filter((rule) => rule.found.test(text)).map(({ instead }) => instead);
  const capitals = locale === 'en' ? capitalsIn(text) : [];
  return capitals.length > 0 ? [...found, `no capital in ${capitals.join(', ')}`] : found;
}

/** The flaws of every text of a language, but for those that are quoted or not ours to choose. */
export function wordFlaws(locale: string, texts: FlatMessages): string[] {
  return [...texts]
    .filter(([key]) => !key.startsWith('ra.') && !key.includes('.sipReasons.'))
    .filter(([, text]) => locale !== 'en' || !quoted.has(text))
    .flatMap(([key, text]) => flawsIn(locale, text).map((flaw) => `${key}: ${text} – ${flaw}`));
}
