/** Route /admin. */
export function DashboardPage() {
  return <h1>Admin</h1>;
}
