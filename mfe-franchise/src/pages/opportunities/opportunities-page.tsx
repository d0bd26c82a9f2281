/** Route /franchise-opportunities. */
export function OpportunitiesPage() {
  return <h1>Franchise Opportunities</h1>;
}
