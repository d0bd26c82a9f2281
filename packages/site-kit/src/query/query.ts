/** The part of TanStack Query that fronts may use, on the one client of the site. */
export {
  keepPreviousData,
  QueryClientProvider,
  queryOptions,
  skipToken,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
