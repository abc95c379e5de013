import javax.servlet.http.HttpServlet;

class Old extends HttpServlet {
  void main() {}
}
