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
  // The glossary is docs/languages/german.md.
  de: [
    { found: /\bTelefonnummer/, instead: 'Rufnummer' },
    { found: /\bAccounts?\b/, instead: 'Konto' },
    { found: /\b(Nutzer|User)\b/, instead: 'Benutzer' },
    { found: /\bKennwort/, instead: 'Passwort' },
    { found: /(^|[^{\w])email/i, instead: 'E-Mail' },
    { found: /\b(einloggen|ausloggen|login|logout)\b/i, instead: 'anmelden, abmelden' },
    { found: /\b(Mieter|Tenants?)\b/, instead: 'Mandant' },
    { found: /(^|[\s„(])Geräte?\b/, instead: 'Endgerät' },
    { found: /(^|[\s„(])Mitschnitt/, instead: 'Paketmitschnitt' },
    { found: /\bAufnahme/, instead: 'Aufzeichnung' },
    { found: /\bFallback/, instead: 'Ersatz' },
    { found: /\bGeheimniss?e?\b/, instead: 'Secret' },
    { found: /\bDomäne/, instead: 'Domain' },
    { found: /\bLeast-Cost/, instead: 'Routingtabelle, Ausgehendes Routing' },
    { found: /\bnicht gespeicherte/i, instead: 'ungespeichert' },
    { found: /schickt\b|\bschicken\b/, instead: 'senden' },
    { found: /\berfolgreich/, instead: 'das Partizip allein: angelegt, geändert' },
    { found: /\bbitte\b/i, instead: 'der Imperativ ohne bitte' },
    { found: /\bwebsocket\b|\bWebsocket\b/, instead: 'WebSocket' },
    { found: /(^|[\s(])“|[”«»]/, instead: 'die Anführungszeichen „…“' },
    { found: /[\d}] (m?s|min|[kM]B)\b|[\d}] ?%(?!\{)/, instead: 'U+202F vor der Einheit' },
    { found: /\bz\. ?B\./, instead: 'z.\u202fB.' },
    {
      found: /\b(SIP|SMPP|API|TTS|STT|RTP|Webhook|Trunk|Konto) [A-ZÄÖÜ][a-zäöüß]/,
      instead: 'der Bindestrich: SIP-Client, API-Schlüssel',
    },
  ],
  es: [
    { found: /\bañad/i, instead: 'agregar' },
    { found: /\b(introduzca|introducir|ingres[ae]r?)\b/i, instead: 'escriba, indique' },
    { found: /\b(pasarelas?|puertas? de enlace)\b/i, instead: 'gateway' },
    { found: /\binquilin/i, instead: 'tenant' },
    { found: /\bencabezado/i, instead: 'cabecera' },
    { found: /\bpetici(ón|ones)\b/i, instead: 'solicitud' },
    { found: /\bajustes?\b/i, instead: 'configuración' },
    { found: /\bpor defecto\b/i, instead: 'predeterminado' },
    { found: /\bsoport/i, instead: 'admitir' },
    { found: /\bsólo\b/i, instead: 'solo' },
    { found: /\b(ordenador|computadora|ratón|mouse|celular|móvil)\b/i, instead: 'lo neutro' },
    { found: /\bcon éxito\b|\bexitos/i, instead: 'el participio solo: creada, actualizada' },
    { found: /\b(has?|han) ([a-z]+[ai]do|sido|hecho|puesto)\b/i, instead: 'el pretérito: se creó' },
    { found: /(no se puede|es) (revertir|irreversible)/i, instead: 'no se puede deshacer' },
    { found: /\bwebsocket\b|\bWebsocket\b/, instead: 'WebSocket' },
    { found: /[“”]|« | »/, instead: '«…» sin espacios' },
    { found: /^[^¿]*\?$|^[^¡]*!$/, instead: '¿…?' },
    { found: /(\d|\}) %(?!\{)/, instead: 'un espacio duro (U+00A0)' },
    { found: /[\p{L}»}] [:;!?](\s|$)/u, instead: 'nada delante del signo' },
  ],
  // The glossary is docs/languages/japanese.md.
  ja: [
    {
      found: /(サーバ|ユーザ|ベンダ|ヘッダ|プロバイダ|フィルタ|パラメータ|ジッタ)(?!ー)/,
      instead: '長音記号：サーバー',
    },
    {
      found: /ブラウザー|キャリアー|コンテナー|レイテンシー|コーデックス/,
      instead: '長音記号なし：ブラウザ',
    },
    { found: /クライエント|インターフェイス|ゲートウエイ/, instead: '用語集の表記' },
    { found: /デバイス|機器/, instead: '端末' },
    { found: /^(キャンセル|保存|削除|追加|作成|編集|コピー)する$/, instead: '名詞：保存、削除' },
    {
      found: /下さい|出来(る|な|ま)|全て|既に|但し|及び|又は|或いは|無い|(?<!その)他の|為/,
      instead: 'ひらがな',
    },
    { found: /正常に|成功しました/, instead: '事実だけ：作成しました' },
    { found: /既定|規定値/, instead: 'デフォルト' },
    { found: /電話端末|加入者番号(?!変更)|TEL/, instead: '電話番号、端末' },
    { found: /呼出|取消し|切換/, instead: '送り仮名：呼び出し' },
    {
      found: /[\uff61-\uff9f\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/,
      instead: '半角の英数字、全角のカナ',
    },
    { found: /[ぁ-んァ-ヶー一-龠々][,.:;!?(]/, instead: '全角の句読点とかっこ' },
    { found: /[（：、。」] | [（：、。「]/, instead: '全角記号の前後に空白なし' },
    {
      found: /[ぁ-んァ-ヶー一-龠々][A-Za-z0-9]|[A-Za-z0-9][ぁ-んァ-ヶー一-龠々]/,
      instead: '英数字との間に半角の空白',
    },
    { found: /“|”|"[ぁ-ん]|‘|『/, instead: '「…」' },
  ],
  // The glossary is docs/languages/arabic.md.
  ar: [
    { found: /اً|[\u0650\u0652]/, instead: 'لا تشكيل إلا للضرورة، والتنوين قبل الألف: أولًا' },
    { found: /[\u0660-\u0669\u06f0-\u06f9]/, instead: 'الأرقام 0-9' },
    { found: /\u0640[\u0621-\u064a]/, instead: 'بلا تطويل' },
    { found: /[\u0600-\u06ff»)][,;?]/, instead: '، ؛ ؟' },
    { found: / [،؛؟:]/, instead: 'لا مسافة قبل العلامة' },
    { found: /[“”]|« | »/, instead: '«…» دون مسافات' },
    { found: /[\u200e\u200f\u202a-\u202e]/, instead: 'بلا علامات اتجاه: تضعها الصفحة' },
    { found: /(^|[\s(«])(ال)?ناقل/, instead: 'مشغل' },
    { found: /(?<!\p{L})(ال)?(هاتف محمول|جوال|موبايل)(?!\p{L})/u, instead: 'هاتف' },
    { found: /(?<!\p{L})(ال)?فلتر|فلاتر/u, instead: 'عامل تصفية' },
    { found: /(?<!\p{L})(ال)?(باسورد|كلمة السر|رمز المرور)(?!\p{L})/u, instead: 'كلمة المرور' },
    { found: /(?<!\p{L})(ال)?(إيميل|ايميل|بريد الكتروني)/u, instead: 'البريد الإلكتروني' },
    { found: /بنجاح/, instead: 'الحدث وحده: تم إنشاء الحساب' },
    { found: /يرجى|الرجاء|من فضلك/, instead: 'فعل الأمر' },
    { found: /لا (تستطيع|يستطيع|يمكن) (من )?الوصول إلى الخادم|فشل في /, instead: 'تعذر' },
    { found: /لوحة التحكم|(?<!\p{L})كونسول/u, instead: 'وحدة التحكم' },
    { found: /(?<!\p{L})(ال)?(مكالمه|خدمه|بوابه|رساله)(?!\p{L})/u, instead: 'التاء المربوطة' },
    {
      found: /(?<!\p{L})(اضافة|انشاء|ارسال|الغاء|ازالة|اعدادات|او|الى|أن شاء)(?!\p{L})/u,
      instead: 'الهمزة',
    },
    { found: /جاري(?!\p{L})/u, instead: 'جارٍ' },
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
