import Skeleton from '@mui/material/Skeleton';
import { type ReactNode, useContext } from 'react';
import { ConsoleContext } from '../ConsoleContext';
import { GuideLink } from './GuideLink';
import { HiddenText } from './HiddenText';
import { useScreenHeading } from './Screens';
import { usePageTitle } from './usePageTitle';

interface PageHeaderProps {
  title: string;
  /** The title is a name that somebody chose, and no words. */
  isName?: boolean;
  /** What the page is about, where its title does not say it. */
  name?: string;
  /** What the page is about is not known yet: nothing is called by it that will be called another way. */
  isWaiting?: boolean;
  /** A number in the form of a text, shown beside the title. */
  count?: string;
  /** The number is not known yet: it is not shown, and has its room. */
  isCounting?: boolean;
  /** Shown beside the title, such as a sid. */
  beside?: ReactNode;
  /** The way back, above the title. */
  back?: ReactNode;
  /** What the operator can do here, at the right. */
  actions?: ReactNode;
  /** There will be such: what stands before them comes with them, as it would move. */
  awaitsActions?: boolean;
}

const kindStyle = {
  display: 'block',
  fontSize: '0.8125rem',
  fontWeight: 400,
  lineHeight: 1.4,
} as const;

const Kind = ({ children }: { children: string }) => (
  <span className="muted" style={kindStyle}>
    {children}
  </span>
);

/** What the page is about in large, and what it does with it in a small line above. */
const Title = ({ title, isName, name }: Pick<PageHeaderProps, 'title' | 'isName' | 'name'>) =>
  name ? (
    <>
      <Kind>{title}</Kind> <bdi translate="no">{name}</bdi>
    </>
  ) : (
    <bdi translate={isName ? 'no' : undefined}>{title}</bdi>
  );

/** Screen readers hear what the page is for until they can hear what it is about. */
const WaitingTitle = ({ title, isNamed }: { title: string; isNamed: boolean }) => (
  <>
    {isNamed ? <Kind>{title}</Kind> : <HiddenText>{title}</HiddenText>}
    <Skeleton aria-hidden width={180} />
  </>
);

/** The one header row of every page: title, count, the guide, primary action at the right. */
export const PageHeader = ({
  title,
  isName,
  name,
  isWaiting,
  count,
  isCounting = false,
  beside,
  back,
  actions,
  awaitsActions = false,
}: PageHeaderProps) => {
  const heading = useScreenHeading(name || title);
  usePageTitle(name || title, useContext(ConsoleContext)?.features.face?.name);
  return (
    <header className="page-header">
      {back && <div className="page-back">{back}</div>}
      <div className={beside === undefined ? 'page-head' : 'page-head with-more'}>
        <h1 className="page-title" ref={heading} tabIndex={-1}>
          {isWaiting ? (
            <WaitingTitle title={title} isNamed={name !== undefined} />
          ) : (
            <Title title={title} isName={isName} name={name} />
          )}
        </h1>
        {isCounting && <span className="page-count" data-room={count} />}
        {count && !isCounting && <span className="page-count">{count}</span>}
        {beside}
        <div className="page-gap" />
        {!awaitsActions && <GuideLink />}
        {actions && <div className="page-actions">{actions}</div>}
      </div>
    </header>
  );
};
