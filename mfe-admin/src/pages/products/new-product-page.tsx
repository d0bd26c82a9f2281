import { createProduct } from '@northlight/client';
import { placeholderPicture } from '@northlight/contracts';
import { callApi, href, Page, toast, useNavigate, useQueryClient } from '@northlight/site-kit';
import styled from 'styled-components';
import { ProductForm } from '../../features/write-product/product-form.tsx';
import { useProductForm } from '../../features/write-product/use-product-form.ts';
import { refreshShown } from '../../queries/shown-at.ts';
import { texts } from '../../texts/products.ts';

/** Route /admin/products/new: the form; the picture comes once the product is there. */
export function NewProductPage() {
  const navigate = useNavigate();
  const client = useQueryClient();
  const form = useProductForm({
    failed: texts.failedToCreateProduct,
    save: async (values) => {
      const made = await callApi(createProduct, { body: { ...values, imageUrl: placeholderPicture } });
      await refreshShown(client, 'product');
      toast({ title: texts.productCreatedSuccessfully, tone: 'good' });
      await navigate(href('adminProduct', { id: String(made.id) }));
      return made;
    },
  });
  return (
    <Page title={texts.newProduct}>
      <Measure>
        <ProductForm
          form={form}
          label={texts.newProduct}
          saveText={texts.createProduct}
          savingText={texts.creating}
          onCancel={() => navigate(href('adminProducts'))}
        />
      </Measure>
    </Page>
  );
}

const Measure = styled.div`
  max-width: 820px;
`;
