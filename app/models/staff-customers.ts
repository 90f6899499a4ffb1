// View models of the list of customers in the back office.

export interface StaffCustomerRowView {
  id: number;
  email: string;
  name: string;
  company: string | null;
  cvr: string | null;
  telephone: string | null;
  orders: number;
  isActive: boolean;
  createdAt: string;
  store: string;
}

export interface StaffCustomersView {
  rows: StaffCustomerRowView[];
  hasNewer: boolean;
  hasOlder: boolean;
}
