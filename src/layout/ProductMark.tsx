import { config, productName } from '../config';

const Mark = () => (
  <svg width="24" height="24" viewBox="0 0 32 32" aria-hidden="true">
    <rect width="32" height="32" rx="8" fill="var(--mui-palette-primary-main)" />
    <path
      d="M7 11h18M16 11v12M10.5 17.5h11"
      fill="none"
      stroke="var(--mui-palette-primary-contrastText)"
      strokeWidth="2.8"
      strokeLinecap="round"
    />
  </svg>
);

/** The logo, or a mark and the name, as on the signed-out pages; the mark alone where there is no room. */
export const ProductMark = ({ isCollapsed }: { isCollapsed: boolean }) => {
  const { logo = null, logoDark = null, icon = null } = config().face ?? {};
  const logos = isCollapsed && icon ? [] : [logo, logo && logoDark];
  const images = logos.flatMap((src) => src ?? []);
  const name = productName();
  return (
    <div className={isCollapsed ? 'product-mark collapsed' : 'product-mark'}>
      {images.map((src) => (
        <img key={src} src={src} alt={name} />
      ))}
      {images.length === 0 && (
        <>
          {icon ? <img src={icon} alt="" /> : <Mark />}
          {!isCollapsed && <span>{name}</span>}
        </>
      )}
    </div>
  );
};
