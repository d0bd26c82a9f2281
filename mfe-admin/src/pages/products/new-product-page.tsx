import { type ManagedProductView, placeholderPicture } from '@northlight/contracts';
import { href, http, Page, toast, useNavigate, useQueryClient } from '@northlight/site-kit';
import styled from 'styled-components';
import { ProductForm } from '../../features/write-product/product-form.tsx';
import { useProductForm } from '../../features/write-product/use-product-form.ts';

/** Route /admin/products/new: the form; the picture comes once the product is there. */
export function NewProductPage() {
  const navigate = useNavigate();
  const client = useQueryClient();
  const form = useProductForm({
    failed: 'Failed to create product',
    save: async (values) => {
      const made = await http.post<ManagedProductView>('/api/products', { ...values, imageUrl: placeholderPicture });
      await client.invalidateQueries({ queryKey: ['/api/products'] });
      toast({ title: 'Product created successfully', tone: 'good' });
      await navigate(href('adminProduct', { id: String(made.id) }));
      return made;
    },
  });
  return (
    <Page title="New product">
      <Measure>
        <ProductForm
          form={form}
          label="New product"
          saveText="Create product"
          savingText="Creating..."
          onCancel={() => navigate(href('adminProducts'))}
        />
      </Measure>
    </Page>
  );
}

const Measure = styled.div`
  max-width: 820px;
`;
