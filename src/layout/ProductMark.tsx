/** The product's mark and name, as on the signed-out pages. */
export const ProductMark = ({ isCollapsed }: { isCollapsed: boolean }) => (
  <div className={isCollapsed ? 'product-mark collapsed' : 'product-mark'}>
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
    {!isCollapsed && <span>Trunkline</span>}
  </div>
);
